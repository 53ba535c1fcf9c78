/// The SHA-256 digest of FIPS 180-4, for saying whether two files are the same; nothing secret rests on it.
public struct SHA256 {
  /// 64 lower-case hexadecimal digits. Linear in the length; reads the bytes where they stand.
  public static func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let written = digest(bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: written, as: UTF8.self)
  }

  /// 32 bytes. Linear in the length; reads the bytes where they stand.
  public static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var digest = SHA256()
    let wholeBlocks = bytes.count / 64 * 64
    bytes.withUnsafeBufferPointer { digest.absorb($0, blocks: wholeBlocks / 64) }
    let tail = padding(of: bytes, after: wholeBlocks)
    tail.withUnsafeBufferPointer { digest.absorb($0, blocks: tail.count / 64) }

    return digest.state.flatMap { word in
      stride(from: UInt32(24), through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  /// The bytes after the last whole block, a one bit, zeros, and the length in bits (section 5.1.1).
  private static func padding(of bytes: [UInt8], after start: Int) -> [UInt8] {
    var tail = Array(bytes[start...])
    tail.append(0x80)
    while tail.count % 64 != 56 { tail.append(0) }
    let bits = UInt64(bytes.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return tail
  }

  /// Section 5.3.3: the square roots of the first eight primes, 32 bits of their fractions.
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  private mutating func absorb(_ bytes: UnsafeBufferPointer<UInt8>, blocks: Int) {
    withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: 128) { room in
      for first in stride(from: 0, to: blocks, by: 4) {
        let count = min(4, blocks - first)
        Self.schedule(bytes, at: first * 64, blocks: count, room)
        room.withMemoryRebound(to: UInt32.self) { words in
          for block in 0..<count { absorb(words, block) }
        }
      }
    }
  }

  /// The message schedules of up to four blocks side by side, for which no block needs another (section 6.2.2, step 1).
  /// - Parameter room: takes the 64 words of the schedules, then the same with the constants added.
  private static func schedule(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, blocks: Int,
    _ room: UnsafeMutableBufferPointer<SIMD4<UInt32>>
  ) {
    for index in 0..<16 {
      func word(_ block: Int) -> UInt32 {
        // Where there is no such block, the last one fills its place.
        let first = start &+ min(block, blocks &- 1) &* 64 &+ index &* 4
        return UInt32(bytes[first]) << 24 | UInt32(bytes[first &+ 1]) << 16 | UInt32(bytes[first &+ 2]) << 8
          | UInt32(bytes[first &+ 3])
      }
      room[index] = SIMD4(word(0), word(1), word(2), word(3))
    }
    for index in 16..<64 {
      let early = room[index - 15]
      let late = room[index - 2]
      // Turned by 7 and 18, by 17 and 19: first all that goes right, for processors turn no four words at once.
      let small = early &>> 7 ^ early &>> 18 ^ early &>> 3 ^ early &<< 25 ^ early &<< 14
      let large = late &>> 17 ^ late &>> 19 ^ late &>> 10 ^ late &<< 15 ^ late &<< 13
      room[index] = room[index - 16] &+ small &+ room[index - 7] &+ large
    }
    constants.withUnsafeBufferPointer { constants in
      for index in 0..<64 { room[64 + index] = room[index] &+ SIMD4(repeating: constants[index]) }
    }
  }

  /// One block of 64 bytes, of up to four that were scheduled (section 6.2.2).
  @inline(__always)
  private mutating func absorb(_ words: UnsafeMutableBufferPointer<UInt32>, _ block: Int) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    // In eight rounds every word has been at every place once, so that none is ever moved.
    for index in stride(from: 0, to: 64, by: 8) {
      func input(_ round: Int) -> UInt32 { words[(64 + index + round) * 4 + block] }
      Self.turn(a, b, c, &d, e, f, g, &h, input(0))
      Self.turn(h, a, b, &c, d, e, f, &g, input(1))
      Self.turn(g, h, a, &b, c, d, e, &f, input(2))
      Self.turn(f, g, h, &a, b, c, d, &e, input(3))
      Self.turn(e, f, g, &h, a, b, c, &d, input(4))
      Self.turn(d, e, f, &g, h, a, b, &c, input(5))
      Self.turn(c, d, e, &f, g, h, a, &b, input(6))
      Self.turn(b, c, d, &e, f, g, h, &a, input(7))
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  /// One round: what the standard calls d and h get their new values, and are the next round's e and a.
  @inline(__always)
  private static func turn(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
    _ h: inout UInt32, _ input: UInt32
  ) {
    let first = h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ (g ^ (e & (f ^ g))) &+ input
    d &+= first
    h = first &+ (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ ((a & b) | (c & (a | b)))
  }

  @inline(__always)
  private static func turned(_ word: UInt32, _ places: UInt32) -> UInt32 {
    word >> places | word << (32 - places)
  }

  /// Section 4.2.2: the cube roots of the first 64 primes, 32 bits of their fractions.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
