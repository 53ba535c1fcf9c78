import Testing

@testable import Store

@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `the examples of the standard come out`(text: String, digest: String) {
    #expect(SHA256.hex(Array(text.utf8)) == digest)
  }

  @Test func `a million letters a come out as in the standard`() {
    #expect(
      SHA256.hex([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func `every length from 0 to 200 agrees with another implementation`() {
    #expect(Self.independent.count == 201)
    for (length, digest) in Self.independent.enumerated() {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 7 + length) }
      #expect(SHA256.hex(bytes).hasPrefix(digest), "length \(length)")
    }
  }

  /// The first ten digits from hashlib of Python 3.11, for the bytes `(7 i + length) mod 256`.
  private static let independent = """
    e3b0c44298 4bf5122f34 4b2871da34 6ab0dba1f4 cc91969ee8 548f1ba2c5 d9bebe62a2 ea329d80a2 f8d2f3f092
    ebf38f05d6 ebed051b21 ee18d80dcf 274224d6c1 c4b3934428 f78441705a d31c84cc2e 91fa54b4c0 cf197c749c
    82b26c6311 676dcbeefa f35ba44648 3256422b79 b570f8fff9 480bb272ab 6aa2009703 46f22d0ccb 564930899a
    9e27fdce89 6a05fba98b b3c98cf7ef 546f9cdd5d 6c56c9f0cd 70b25e78a7 91b1f04c49 a77a82ddcf 0def435a63
    76f2688492 604830b365 e9484af304 f2ce036a5d 1270085085 d52c9271a0 89e9f1b17a b1dc5861b0 88a0cbfc48
    adfdb4e4b9 5d7fb8c327 c05eafab9b 1b9bb7841d f2fbae7448 12e6b65d4f 45c4681f7d 7307c900dd b960bcf7ae
    1ad616be70 81afe5b788 2aba54f0ac 903284efbf 49298f1616 1b70d65ef0 a7395392b5 eb75a7c80c c2c02d573c
    733d3d4ee7 79322907b3 d85c007c6e 4bd07799e0 bfa53da1db d7b50207f6 175cb3b403 b6091ec918 8798aff4b6
    220945122d 9562f475c7 0bb0cef221 6a0ef9907e 8a33581f29 98a6704713 0acb3e8577 ad6a07a735 a6e52afbd4
    377a4403bf 4c3e7a4169 fc9fb04216 144cf6dda6 266b94dbb7 f0284cadaf cd1ae968e1 f95c65d193 5716a97f2e
    b93c6d70ca a9da5f6454 01ec36203e bc7eeb5251 b8b392cf80 9e1c7c73e4 4a0a38136b 02bb4113a7 e026184fbf
    2ac66f34dc 2f52d6c671 a5b81b493d d69dce1d9d 900ad118ea 1e23a81255 58ac756b17 a35cd04631 55bf424a4b
    ba09901259 1495e6b713 87f22f4d2f b41ae5233b 0949563bc7 797b138819 7da54c63ae ef795a2daf 618b0c28b9
    5755466ea0 718ab27503 6c87eedf09 42500cf6a1 bfee8850f7 e7b3de51aa 8dd1b5fc7c 5b97543a64 e531b989e3
    5ae48c4d4a 68f6ff7102 489d55fea9 4e1556b2e9 bfeaa0cf3d 5f1937bee0 60b4ca2446 29b4834673 4a2614e2d0
    0eea3025e4 b72d3b9111 38290bf1c6 b28d7f683e 988a989b7a ac670bdfc0 70e38e223f b15447bdd3 96c2d4ee4b
    c64a92aab2 338b43ec5c 2e4bf427a1 d95be774d6 8c55847265 98e91f6901 58b2638cf0 8831025e4e 07246a10cc
    46fa41e24e f27239de70 89ecf084d6 292e38669f 157cf607cd a913a78283 338bc069f8 c7cb16bc7a 3a4fd480a0
    338b2e5fb4 8c18ce0535 50d2acd972 a5c8719cf9 a8fd879d82 2d25974cac 45583d73ea 2f094e0ecc 753c905aaa
    7592e5b575 8fad802be7 a4c13898f3 43c856f796 bbaec7295b 3ac47e7ba9 bc8eadf7b9 308b4e677d a345db8856
    ac718258d4 1c4d8cad23 9a601119f9 d5569223a3 8beeb42ffc 82908f6988 638f1a949e 21a04a0721 018c8d9dea
    5b1d3e4a1a 6e85f44249 335b3bf2c2 8670a48b39 895db6b112 7a92cee25b 35080237ef 770b1844a2 71fa2c23c6
    91c4aa475a a61a554629 8e3f3819b4
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
