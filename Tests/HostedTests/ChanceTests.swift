import Foundation
import XCTest

/// The numbers that the test's own code draws come from the seed.
final class ChanceTests: XCTestCase {
  func testTwoProcessesDrawTheSame() throws {
    XCTAssertEqual(try drawn(), try drawn())
  }

  func testAnotherSeedDrawsOtherNumbersFromEverySource() throws {
    let (one, other) = (try drawn(), try drawn(seed: "2"))
    for (first, second) in zip(one, other) where !first.hasPrefix("set") {
      XCTAssertNotEqual(first, second)
    }
  }

  func testEverySourceIsDrawnFrom() throws {
    XCTAssertEqual(try drawn().count, DrawingTests.sources.count)
  }

  func testTheOrderOfSetsIsThatOfItsVariable() throws {
    let sets = { try self.drawn(hashing: $0).filter { $0.hasPrefix("set") } }
    XCTAssertEqual(try sets("7"), try sets("7"))
    XCTAssertNotEqual(try sets("7"), try sets("8"))
  }

  func testNumbersOfASeedThatTheTestGaveAreThoseOfLibc() {
    srand48(5)
    let one = drand48()
    srand48(5)
    XCTAssertEqual(drand48(), one)
  }

  /// What each source gave, a line each.
  private func drawn(seed: String = "1", hashing: String = "1") throws -> [String] {
    try ChildRun.output(
      of: "DrawingTests",
      environment: ["REHEARSAL_SEED": seed, "REHEARSAL_HASHING": hashing]
    )
    .split(separator: "\n").filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  }
}

/// Draws from every source that test code has, when another test asks for it.
final class DrawingTests: XCTestCase {
  static let sources: [(name: String, draw: () -> String)] = [
    ("Int.random", { "\(Int.random(in: 0..<1_000_000_000))" }),
    ("UInt8.random", { "\((0..<8).map { _ in UInt8.random(in: 0...255) })" }),
    ("Bool.random", { "\((0..<64).map { _ in Bool.random() })" }),
    ("Double.random", { "\(Double.random(in: 0..<1))" }),
    ("randomElement", { "\((0..<8).map { _ in "abcdefgh".randomElement() ?? "-" })" }),
    ("shuffled", { "\(Array(0..<20).shuffled())" }),
    (
      "SystemRandomNumberGenerator",
      {
        var generator = SystemRandomNumberGenerator()
        return "\(generator.next())"
      }
    ),
    ("UUID", { UUID().uuidString }),
    ("NSUUID", { NSUUID().uuidString }),
    ("arc4random", { "\(arc4random()) \(arc4random_uniform(1_000_000))" }),
    ("arc4random_buf", { bytes { arc4random_buf($0, $1) } }),
    ("getentropy", { bytes { _ = getentropy($0, $1) } }),
    (
      "device",
      {
        let device = open("/dev/urandom", O_RDONLY)
        defer { close(device) }
        return bytes { _ = read(device, $0, $1) }
      }
    ),
    (
      "file handle",
      {
        let handle = FileHandle(forReadingAtPath: "/dev/urandom")
        return "\((try? handle?.read(upToCount: 8)).map { Array($0) } ?? [])"
      }
    ),
    (
      "stream",
      {
        guard let stream = fopen("/dev/urandom", "rb") else { return "no stream" }
        defer { fclose(stream) }
        return bytes { _ = fread($0, 1, $1, stream) }
      }
    ),
    ("drand48", { "\(drand48()) \(lrand48()) \(mrand48())" }),
    ("rand", { "\(rand()) \(random())" }),
    ("set", { "\(Set((0..<40).map { "name \($0)" }))" }),
    ("set of a dictionary", { "\(["a": 1, "b": 2, "c": 3, "d": 4, "e": 5].map(\.key))" }),
  ]

  func testDraws() throws {
    try XCTSkipUnless(ChildRun.isChild, "another test runs it")
    for (name, draw) in Self.sources { print("> \(name): \(draw())") }
  }

  private static func bytes(_ fill: (UnsafeMutableRawPointer, Int) -> Void) -> String {
    var bytes = [UInt8](repeating: 0, count: 12)
    bytes.withUnsafeMutableBytes { buffer in
      if let start = buffer.baseAddress { fill(start, buffer.count) }
    }
    return "\(bytes)"
  }
}
