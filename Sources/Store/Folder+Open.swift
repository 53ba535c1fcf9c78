/// What other programs have open.
extension Folder {
  /// One error for each of these files that an office program has open, in the order given: LibreOffice puts
  /// `.~lock.NAME#` beside a file while it edits it, with who does, and would not notice that the file changed.
  public func openElsewhere(_ names: [String]) -> [StoreError] {
    names.compactMap { name in
      let path = installed(name)
      let base = Files.name(of: path)
      let mark = ".~lock.\(base)#"
      guard SystemCalls.kind(of: "\(Disk.parent(of: path))/\(mark)") != .missing else { return nil }
      let who = holder(of: "\(Disk.parent(of: path))/\(mark)")
      return StoreError(
        code: .openElsewhere, path: path,
        detail: "\(name) is open in LibreOffice\(who); save and close it there, then give the command again "
          + "(if it is open nowhere, erase \(mark) beside it)")
    }
  }

  /// ` (Heather on laptop)`: the mark holds full name, user, machine, time and profile, parted by commas. Empty where
  /// it says nothing.
  private func holder(of mark: String) -> String {
    let bytes: [UInt8]
    do throws(StoreError) { bytes = try Files.read(mark) } catch { return "" }
    let parts = String(decoding: bytes.prefix(1_000).filter { $0 >= 0x20 && $0 != 0x7F }, as: UTF8.self)
      .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3 else { return "" }
    let who = parts[0].isEmpty ? parts[1] : parts[0]
    let said = [who, parts[2]].filter { !$0.isEmpty }.joined(separator: " on ")
    return said.isEmpty ? "" : " (\(said))"
  }
}
