#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// What the system knows of this run.
enum Process {
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  static func end(_ status: Int32) -> Never { exit(status) }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static var variables: [String: String] {
    var variables: [String: String] = [:]
    var next = environment
    while let entry = next?.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "="), equals > text.startIndex {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      next = next?.successor()
    }
    return variables
  }

  static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// `heather@laptop`. The book's lock adds the process number.
  static func user(_ variables: [String: String]) -> String {
    var host = [CChar](repeating: 0, count: 256)
    let hasHost = gethostname(&host, host.count - 1) == 0
    let machine = hasHost ? text(host) : "this computer"
    return "\(userName(variables))@\(machine.prefix { $0 != "." })"
  }

  private static func userName(_ variables: [String: String]) -> String {
    for name in ["USER", "LOGNAME"] {
      if let user = variables[name], !user.isEmpty { return user }
    }
    guard let entry = getpwuid(geteuid()), let name = entry.pointee.pw_name else {
      return "user \(geteuid())"
    }
    return String(cString: name)
  }

  /// The terminal's width; where it does not tell, `COLUMNS`, then 80.
  static func columns(_ variables: [String: String]) -> Int {
    var size = winsize()
    for descriptor in [Streams.output, Streams.error] {
      if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    }
    if let text = variables["COLUMNS"], let columns = Int(text), columns > 0 { return columns }
    return 80
  }

  /// Hands a file to the desktop and does not wait for it.
  @Sendable static func open(_ path: String) {
    #if canImport(Darwin)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    // A path beginning with a dash would be read as an option.
    let file = path.hasPrefix("-") ? "./" + path : path
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(file), nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    posix_spawnp(&child, program, nil, nil, &arguments, environment)
  }

  private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      return _NSGetEnviron().pointee
    #else
      return environ
    #endif
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
