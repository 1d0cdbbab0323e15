import Foundation
import XCTest

/// A test of an exercise, which is skipped unless `rehearse lesson` runs it.
open class ExerciseCase: XCUIAutomation.XCTestCase {
  override open func setUpWithError() throws {
    try super.setUpWithError()
    try XCTSkipIf(
      ProcessInfo.processInfo.environment["REHEARSAL_LESSON"] == nil,
      "An exercise: `rehearse lesson` runs it.")
  }
}
