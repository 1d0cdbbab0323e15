import XCTest

@testable import ViewLayout

final class GridTrackTests: XCTestCase {
  func testAnAdaptiveTrackBecomesSoManyTracks() {
    let count = { (room: CGFloat) in
      let track = GridTrack(.adaptive(least: 1, most: 1), spacing: 0, alignment: nil)
      return GridTrack.place([track], in: room).count
    }
    let limit = GridTrack.trackLimit
    XCTAssertEqual(count(limit), Int(limit))
    XCTAssertEqual(count(limit + 1), Int(limit))
  }
}
