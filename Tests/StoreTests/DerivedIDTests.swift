import Store
import Testing

struct DerivedIDTests {
  @Test func `an id is the digest of its text with version and variant`() {
    #expect(
      DerivedID.uuid("hound:dog:33b6c003-49da-1699-a543-14fa939e3d61")
        == "AB0CA8CF-BBEA-8CBB-976F-4BE5BB6CCE33")
    #expect(
      DerivedID.uuid("hound:visit:moos|petra vlieg|2026-01-05T12:00")
        == "6D059E4A-6B2E-8429-AB3C-FCCAE4E53B0F")
  }
}
