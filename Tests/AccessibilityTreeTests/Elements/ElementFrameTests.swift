import AccessibilityTree
import Foundation
import Testing

@Suite struct ElementFrameTests {
  private let frame = ElementFrame(x: 10, y: 20, width: 30, height: 40)

  @Test func `a frame prints with one decimal`() {
    #expect(
      ElementFrame(x: -345, y: 0.25, width: 2.35, height: 3).text == "{{-345.0, 0.2}, {2.4, 3.0}}")
  }

  @Test func `an element without a place prints inf`() {
    #expect(ElementFrame.nowhere.text == "{{inf, inf}, {0.0, 0.0}}")
  }

  @Test func `numbers print as the C library prints them`() {
    var numbers = SeededNumbers(state: 5)
    for _ in 0..<20_000 {
      let digits = Double(
        Int64(truncatingIfNeeded: numbers.next() >> UInt64(12 + numbers.below(50))))
      let number =
        (numbers.below(2) == 0 ? 1 : -1) * digits / numbers.pick([1, 3, 10, 20, 100, 256])
      let text = ElementPoint(x: number, y: 0).text
      #expect(text == "{\(String(format: "%.1f", number)), 0.0}")
    }
  }

  @Test(arguments: [0.05, 0.15, 0.25, 0.35, 0.45, 1.25, 2.675, 0.04999, -0.04, 4e14 + 0.25])
  func `numbers beside a tie print as the C library prints them`(number: Double) {
    #expect(ElementPoint(x: number, y: 0).text == "{\(String(format: "%.1f", number)), 0.0}")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e15, Double.leastNonzeroMagnitude])
  func `a number of any size prints`(number: Double) {
    #expect(!ElementPoint(x: number, y: number).text.isEmpty)
  }

  @Test func `the left top edge belongs to a frame and the right bottom edge does not`() {
    #expect(frame.contains(ElementPoint(x: 10, y: 20)))
    #expect(!frame.contains(ElementPoint(x: 40, y: 30)))
    #expect(!frame.contains(ElementPoint(x: 30, y: 60)))
  }

  @Test func `frames meet in the part both cover`() {
    let other = ElementFrame(x: 0, y: 50, width: 20, height: 100)
    #expect(frame.intersection(other) == ElementFrame(x: 10, y: 50, width: 10, height: 10))
  }

  @Test func `frames that only touch do not meet`() {
    #expect(frame.intersection(ElementFrame(x: 40, y: 20, width: 5, height: 5)) == .zero)
  }

  @Test func `a frame with a number that is none is empty`() {
    #expect(ElementFrame(x: 0, y: 0, width: .nan, height: 1).isEmpty)
  }

  @Test func `a frame holds itself`() {
    #expect(
      frame.contains(frame) && !frame.contains(ElementFrame(x: 9, y: 20, width: 1, height: 1)))
  }
}
