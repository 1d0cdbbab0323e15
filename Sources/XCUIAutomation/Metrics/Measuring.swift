import Foundation
import TestHost
import XCTest

/// One call of `measure`: runs a block repeatedly and collects the values of its metrics.
final class Measuring {
  /// The state of the current repetition.
  private enum Stage {
    case notStarted, started, stopped
  }

  /// Why a measurement cannot continue.
  enum Misuse: String {
    case nested = "Cannot measure metrics while already measuring metrics."
    case noMetrics = "At least one metric must be provided to measure."
    case startedTwice = "Already called startMeasuring() once this iteration."
    case stoppedTwice = "Already called stopMeasuring() once this iteration."
    case neverStarted = "startMeasuring() must be called during the block."
    case stoppedFirst = "Cannot stop measuring before starting measuring."
    case outside = "Cannot start or stop measuring outside of a measured block."
  }

  private let test: any HostedCase
  private let metrics: [any XCTMetric]
  private let invocation: XCTMeasureOptions.InvocationOptions
  private var stage = Stage.notStarted
  private var start = XCTPerformanceMeasurementTimestamp()
  private var stop = XCTPerformanceMeasurementTimestamp()
  private(set) var isAborted = false
  /// What the metrics of the test's own process say: they have no values, and fail nothing.
  private(set) var unmeasured: [String] = []

  init(
    _ test: any HostedCase, _ metrics: [any XCTMetric],
    _ invocation: XCTMeasureOptions.InvocationOptions
  ) {
    self.test = test
    self.metrics = metrics.map { $0.copy(with: nil) as? any XCTMetric ?? $0 }
    self.invocation = invocation
  }

  /// Runs the block `count` times, after `forgotten` runs that do not count; nil after a failure.
  func run(_ count: Int, forgetting forgotten: Int, _ block: () -> Void) -> MeasuredSeries? {
    var series = MeasuredSeries()
    for repetition in 0..<(count + forgotten) {
      guard let values = measure(block) else { return nil }
      if repetition >= forgotten { series.add(values) }
    }
    return series
  }

  private func measure(_ block: () -> Void) -> [XCTPerformanceMeasurement]? {
    stage = .notStarted
    if !invocation.contains(.manuallyStart) { begin() }
    block()
    if isAborted || test.isOver { return nil }
    if stage == .started { end() }
    guard stage == .stopped else {
      fail(.neverStarted)
      return nil
    }
    return values()
  }

  private func values() -> [XCTPerformanceMeasurement]? {
    var all: [XCTPerformanceMeasurement] = []
    for metric in metrics {
      do {
        all += try metric.reportMeasurements(from: start, to: stop)
      } catch let fault as MetricFault where fault.isOfOwnProcess {
        if !unmeasured.contains(fault.description) { unmeasured.append(fault.description) }
      } catch {
        test.fail("Failed to measure: \(error)", file: nil, line: nil, endsTest: false)
        return nil
      }
    }
    return all
  }

  /// Begins the measured part of a repetition.
  func begin() {
    guard stage == .notStarted else { return fail(.startedTwice) }
    stage = .started
    for metric in metrics { metric.willBeginMeasuring() }
    start = XCTPerformanceMeasurementTimestamp()
  }

  /// Ends the measured part of a repetition.
  func end() {
    switch stage {
    case .notStarted: fail(.stoppedFirst)
    case .stopped: fail(.stoppedTwice)
    case .started:
      stop = XCTPerformanceMeasurementTimestamp()
      stage = .stopped
      for metric in metrics.reversed() { metric.didStopMeasuring() }
    }
  }

  /// Stops measuring because something has failed.
  func abort() { isAborted = true }

  private func fail(_ misuse: Misuse) {
    isAborted = true
    test.fail("API violation - \(misuse.rawValue)", file: nil, line: nil, endsTest: false)
  }
}
