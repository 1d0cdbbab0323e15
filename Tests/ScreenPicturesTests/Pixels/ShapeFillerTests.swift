import SeededCases
import Testing

@testable import ScreenPictures

@Suite struct ShapeFillerTests {
  private func filled(_ points: [PicturePoint]) -> CoverageMask? {
    var filler = ShapeFiller()
    filler.move(to: points[0])
    for point in points.dropFirst() { filler.line(to: point) }
    filler.close()
    return filler.mask()
  }

  private func point(_ x: Int, _ y: Int) -> PicturePoint { PicturePoint(x: x, y: y) }

  @Test func `a whole pixel is covered wholly`() throws {
    let mask = try #require(filled([point(0, 0), point(256, 0), point(256, 256), point(0, 256)]))
    #expect(mask.steps[0] == CoverageMask.full)
    #expect(mask.steps.dropFirst().allSatisfy { $0 == 0 })
  }

  @Test func `half a pixel is covered by half, whichever way round it is drawn`() throws {
    let corners = [point(0, 0), point(128, 0), point(128, 255), point(0, 255)]
    #expect(try #require(filled(corners)).steps == [8])
    #expect(try #require(filled(corners.reversed())).steps == [8])
  }

  @Test func `a shape left of and above the origin knows where it is`() throws {
    let mask = try #require(
      filled([point(-512, -300), point(-260, -300), point(-260, -260), point(-512, -260)]))
    #expect(mask.left == -2 && mask.top == -2)
  }

  @Test func `a line without width covers nothing`() {
    #expect(filled([point(0, 0), point(500, 0)]) == nil)
    #expect(filled([point(0, 0), point(0, 500)])?.steps.allSatisfy { $0 == 0 } == true)
  }

  @Test func `a shape that is too large is left out`() {
    let far = 256 * (ShapeFiller.sideLimit + 1)
    #expect(filled([point(0, 0), point(far, 0), point(far, 10), point(0, 10)]) == nil)
  }

  @Test func `a curve without a bend is a line`() throws {
    var curved = ShapeFiller()
    curved.move(to: point(0, 0))
    curved.curve(point(500, 300), to: point(1_000, 600))
    curved.line(to: point(0, 600))
    curved.close()
    #expect(curved.mask() == filled([point(0, 0), point(1_000, 600), point(0, 600)]))
  }

  /// The oracle asks 256 points of each pixel whether they lie in the triangle.
  @Test(arguments: FuzzCount.times(60).map { $0 + 1 })
  func `a triangle covers the pixels that sampling says`(seed: UInt64) throws {
    var random = SmallRandom(seed: seed)
    let corners = (0..<3).map { _ in point(random.below(2_000), random.below(2_000)) }
    guard let mask = filled(corners) else { return }
    for row in 0..<mask.height {
      for column in 0..<mask.width {
        var hits = 0
        for part in 0..<256 {
          let sample = point(
            (mask.left + column) * 256 + (part & 15) * 16 + 8,
            (mask.top + row) * 256 + (part >> 4) * 16 + 8)
          if contains(sample, corners) { hits += 1 }
        }
        let step = Int(mask.steps[row * mask.width + column])
        #expect(abs(step * 16 - hits) <= 24, "seed \(seed), \(column), \(row)")
      }
    }
  }

  private func contains(_ point: PicturePoint, _ corners: [PicturePoint]) -> Bool {
    let sides = (0..<3).map { index -> Int in
      let (a, b) = (corners[index], corners[(index + 1) % 3])
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }
}
