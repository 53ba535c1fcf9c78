import Quantities
import Testing

/// Invented spots around a corner of Bedford, so many hundred-thousandths of a degree north and east of it.
func place(_ north: Int, _ east: Int) throws -> Coordinates {
  try #require(
    Coordinates(latitudeE7: 447_000_000 + north * 100, longitudeE7: -637_000_000 + east * 100))
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
