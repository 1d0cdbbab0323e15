import SeededCases
import SimulatedApp
import Testing

@testable import AppReview

@Suite("The layout of drawings")
struct LayeredLayoutTests {
  private typealias Frame = LayeredLayout.Frame

  private static func layout(_ draws: inout SeededDraws) -> LayeredLayout {
    let count = 1 + draws.below(12)
    let boxes = (0..<count).map { _ in
      LayeredLayout.Size(width: Double(40 + draws.below(120)), height: Double(20 + draws.below(40)))
    }
    let lines = (0..<draws.below(24)).map { _ in
      LayeredLayout.Line(
        from: draws.below(count), to: draws.below(count),
        label: .init(width: Double(20 + draws.below(90)), height: Double(16 + draws.below(30))))
    }
    return LayeredLayout(boxes: boxes, lines: lines)
  }

  private static func overlap(_ first: Frame, _ second: Frame) -> Bool {
    first.x < second.right && second.x < first.right
      && first.y < second.y + second.height && second.y < first.y + first.height
  }

  @Test(arguments: FuzzCount.times(40).map { $0 + 1 })
  func `no two boxes or labels lie on each other, and all lie inside`(seed: UInt64) {
    var draws = SeededDraws(seed: seed)
    let layout = Self.layout(&draws)
    let frames = layout.boxes + layout.lines.map(\.label)
    for (index, frame) in frames.enumerated() {
      #expect(!frames[..<index].contains { Self.overlap($0, frame) }, "seed \(seed)")
      #expect(frame.x >= 0 && frame.y >= 0, "seed \(seed)")
      #expect(frame.right <= layout.size.width, "seed \(seed)")
      #expect(frame.y + frame.height <= layout.size.height, "seed \(seed)")
    }
  }

  @Test(arguments: FuzzCount.times(40).map { $0 + 1 })
  func `no line goes through a box or a label of others`(seed: UInt64) {
    var draws = SeededDraws(seed: seed)
    let layout = Self.layout(&draws)
    let frames = layout.boxes + layout.lines.map(\.label)
    for line in layout.lines {
      for slot in line.way.dropFirst().dropLast() where slot != line.label {
        let wire = Frame(x: slot.x, y: slot.middle, width: max(slot.width, 1), height: 1)
        #expect(!frames.contains { Self.overlap($0, wire) }, "seed \(seed)")
      }
    }
  }

  @Test func `lines that do not fit are left out, and all boxes stay`() {
    let limit = LayeredLayout.slotLimit
    let size = LayeredLayout.Size(width: 10, height: 10)
    let lines = (0..<2).map { _ in LayeredLayout.Line(from: 0, to: 0, label: size) }
    let layout = LayeredLayout(boxes: Array(repeating: size, count: limit - 1), lines: lines)
    #expect(layout.lines.map(\.line) == [0])
    #expect(layout.boxes.count == limit - 1)
  }

  @Test func `every line finds a place`() {
    var draws = SeededDraws(seed: 7)
    let layout = Self.layout(&draws)
    #expect(layout.lines.map(\.line) == Array(layout.lines.indices))
  }

  @Test(arguments: FuzzCount.times(20).map { $0 + 1 })
  func `ranks lead on, but for lines that close a round`(seed: UInt64) {
    var draws = SeededDraws(seed: seed)
    let count = 2 + draws.below(10)
    let lines = (0..<20).map { _ in (from: draws.below(count), to: draws.below(count)) }
      .filter { $0.from < $0.to }
    let ranks = AcyclicOrder(count: count, lines: lines).layers
    #expect(lines.allSatisfy { ranks[$0.from] < ranks[$0.to] }, "seed \(seed)")
  }

  @Test(arguments: FuzzCount.times(20).map { $0 + 1 })
  func `the nearest rising numbers are no worse than any rising whole numbers`(seed: UInt64) {
    var draws = SeededDraws(seed: seed)
    let numbers = (0..<4).map { _ in Double(draws.below(6)) }
    let found = LayeredLayout.rising(numbers)
    let error = { (some: [Double]) -> Double in
      zip(some, numbers).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
    }
    #expect(zip(found, found.dropFirst()).allSatisfy { $0 <= $1 })
    for first in 0..<6 {
      for second in first..<6 {
        for third in second..<6 {
          for fourth in third..<6 {
            let other = [first, second, third, fourth].map(Double.init)
            #expect(error(found) <= error(other) + 1e-9, "seed \(seed): \(numbers)")
          }
        }
      }
    }
  }
}
