import Testing

@testable import benchmarks

@Suite("Growth") struct GrowthFigureTests {
  private func figure(_ power: Int, _ seconds: Double = 0.001) -> GrowthFigure {
    let times = [1, 2, 4, 8].map { size in
      (size: size, seconds: (0..<power).reduce(seconds) { time, _ in time * Double(size) })
    }
    return GrowthFigure(name: "work", unit: "things", seconds: times, most: 1, power: 2)
  }

  @Test(arguments: [0, 1, 2, 3]) func `the power is that of the times`(power: Int) {
    #expect(abs(figure(power).exponent - Double(power)) < 1e-9)
  }

  @Test func `holds up to its power and its seconds`() {
    #expect(figure(2).holds)
    #expect(!figure(3).holds)
    #expect(!figure(2, 0.1).holds)
  }
}
