import XCTest

/// The screen reader as a test uses it.
final class VoiceOverTests: XCTestCase {
  private let reader = XCUIDevice.shared.voiceOverService

  override func setUp() {
    continueAfterFailure = false
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "LoginCoordinator"]
    app.launch()
  }

  func testItReadsTheScreenFromTopToBottomAndBack() throws {
    try reader.enable()
    XCTAssertTrue(reader.isEnabled)
    XCTAssertEqual(try reader.moveForward().utterance, "Login, heading")
    let second = try reader.moveForward().utterance
    XCTAssertTrue(second.hasSuffix("text field"), second)
    XCTAssertEqual(try reader.currentSpeech().utterance, second)
    XCTAssertEqual(try reader.moveBackward().utterance, "Login, heading")
    XCTAssertThrowsError(try reader.moveBackward()) { error in
      XCTAssertEqual((error as? XCUIVoiceOverService.Error)?.code, .noSpeech)
    }
  }

  func testItSaysNothingWhileItIsOff() throws {
    XCTAssertFalse(reader.isEnabled)
    XCTAssertThrowsError(try reader.moveForward()) { error in
      XCTAssertEqual((error as? XCUIVoiceOverService.Error)?.code, .notRunning)
    }
    try reader.enable()
    try reader.disable()
    XCTAssertFalse(reader.isEnabled)
  }
}
