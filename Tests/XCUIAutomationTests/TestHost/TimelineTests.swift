import Foundation
import Testing

@testable import TestHost
@testable import XCUIAutomation

@Suite struct TimelineTests {
  @Test func `Entries come by instant, then in the order they were set`() {
    let seed: UInt64 = 20_260_101
    var random = LinearGenerator(state: seed)
    let timeline = Timeline()
    let deadlines = (0..<500).map { _ in Int64(random.next() % 50) }
    for deadline in deadlines { timeline.add(at: deadline) {} }
    let expected = deadlines.enumerated()
      .sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }.map(\.offset)
    var seen: [Int] = []
    while let entry = timeline.takeDue(by: .max) { seen.append(entry.sequence) }
    #expect(seen == expected, "seed \(seed)")
  }

  @Test func `Nothing is taken before its instant`() {
    let timeline = Timeline()
    timeline.add(at: 10) {}
    #expect(timeline.takeDue(by: 9) == nil)
    #expect(timeline.takeDue(by: 10)?.deadline == 10)
  }

  @Test func `A withdrawn entry is gone`() {
    let timeline = Timeline()
    let first = timeline.add(at: 10) {}
    timeline.add(at: 20) {}
    timeline.withdraw(first)
    #expect(timeline.earliest == 20)
  }
}

private struct LinearGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
