import Foundation
import TestHost
public import XCTest

/// The methods have no `file` and `line` parameters, so Swift prefers them to XCTest's own.
extension XCTestCase {
  /// Measures the virtual time of a block ten times.
  public func measure(_ block: () -> Void) {
    measureMetrics(
      [.wallClockTime], automaticallyStartMeasuring: true, for: block)
  }

  /// Measures the virtual time of a block ten times; the block may start the measured part.
  public func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
  ) {
    if let unknown = metrics.first(where: { $0 != .wallClockTime }) {
      return fail("API violation - Unknown metric: \(unknown.rawValue)")
    }
    let options: XCTMeasureOptions.InvocationOptions =
      automaticallyStartMeasuring ? [] : .manuallyStart
    measure(
      metrics.map { _ in WallClockMetric() }, options, count: 10, forgetting: 0, block)
  }

  /// Measures a block with metrics.
  public func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: Self.defaultMeasureOptions, block: block)
  }

  /// Measures a block with the default metrics.
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: Self.defaultMetrics, options: options, block: block)
  }

  /// Measures a block with metrics; it runs once more than asked, and the first run does not count.
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void
  ) {
    let limit = XCTMeasureOptions.iterationLimit
    guard options.iterationCount <= limit else {
      return fail("The iterationCount is \(options.iterationCount); the limit is \(limit).")
    }
    let count = max(1, options.iterationCount)
    measure(metrics, options.invocationOptions, count: count, forgetting: 1, block)
  }

  /// Starts the measured part, for a block with the option `manuallyStart`.
  public func startMeasuring() {
    guard let measuring else { return misuse(.outside) }
    measuring.begin()
  }

  /// Ends the measured part of a block.
  public func stopMeasuring() {
    guard let measuring else { return misuse(.outside) }
    measuring.end()
  }

  private func measure(
    _ metrics: [any XCTMetric], _ invocation: XCTMeasureOptions.InvocationOptions, count: Int,
    forgetting: Int, _ block: () -> Void
  ) {
    guard measuring == nil else { return misuse(.nested) }
    guard !metrics.isEmpty else { return misuse(.noMetrics) }
    let site = FailureSite.given(file: nil, line: nil)
    let measuring = Measuring(self, metrics, invocation)
    self.measuring = measuring
    defer { self.measuring = nil }
    guard let series = measuring.run(count, forgetting: forgetting, block) else { return }
    let test = "\(site.file):\(site.line): Test Case '\(named(.listed) { self.name })'"
    for fault in measuring.unmeasured { HostOutput.print("\(test) measured nothing: \(fault)") }
    for row in series.rows {
      HostOutput.print("\(test) \(row.words)")
      hosted?.session.testDidMeasure(
        metric: row.displayName, unit: row.unit, values: row.values)
    }
  }

  private func misuse(_ misuse: Measuring.Misuse) { fail("API violation - \(misuse.rawValue)") }
}
