import UIKit
import XCTest

/// The numbers behind Apple's names, which tests and tools rely on.
final class RawValueTests: XCTestCase {
  func testApplicationStates() {
    let states: [XCUIApplication.State] = [
      .unknown, .notRunning, .runningBackgroundSuspended, .runningBackground, .runningForeground,
    ]
    XCTAssertEqual(states.map(\.rawValue), [0, 1, 2, 3, 4])
    XCTAssertEqual(XCUIApplication.State(rawValue: 4), .runningForeground)
    XCTAssertNil(XCUIApplication.State(rawValue: 5))
  }

  func testSizeClasses() {
    let classes: [XCUIElement.SizeClass] = [.unspecified, .compact, .regular]
    XCTAssertEqual(classes.map(\.rawValue), [0, 1, 2])
  }

  func testModifierKeys() {
    let flags: [XCUIElement.KeyModifierFlags] = [
      .capsLock, .shift, .control, .option, .command, .function, .alphaShift, .alternate,
    ]
    XCTAssertEqual(flags.map(\.rawValue), [1, 2, 4, 8, 16, 32, 1, 8])
  }

  func testButtonsOfTheDevice() {
    let buttons: [XCUIDevice.Button] = [.home, .volumeUp, .volumeDown, .action, .camera]
    XCTAssertEqual(buttons.map(\.rawValue), [1, 2, 3, 4, 5])
  }

  func testAppearances() {
    let appearances: [XCUIDevice.Appearance] = [.unspecified, .light, .dark]
    XCTAssertEqual(appearances.map(\.rawValue), [0, 1, 2])
  }

  func testHandGestures() {
    let gestures: [XCUIDeviceHandGesture] = [.doubleTap, .flick]
    XCTAssertEqual(gestures.map(\.rawValue), [1, 2])
  }

  func testButtonsOfTheRemoteControl() {
    let buttons: [XCUIRemote.Button] = [
      .up, .down, .left, .right, .select, .menu, .playPause, .home, .pageUp, .pageDown, .guide,
      .tvProvider, .oneTwoThree, .fourColors,
    ]
    XCTAssertEqual(buttons.map(\.rawValue), [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14])
  }

  func testOrientationsOfDeviceAndInterface() {
    let devices: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    XCTAssertEqual(devices.map(\.rawValue), Array(0...6))
    let interfaces: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    XCTAssertEqual(interfaces.map(\.rawValue), Array(0...4))
    XCTAssertEqual(UIInterfaceOrientationMask.all.rawValue, 30)
    XCTAssertEqual(UIInterfaceOrientationMask.landscape, [.landscapeLeft, .landscapeRight])
    XCTAssertFalse(UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
  }

  func testIdioms() {
    let idioms: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision]
    XCTAssertEqual(idioms.map(\.rawValue), [-1, 0, 1, 2, 3, 5, 6])
  }

  func testAuditTypes() {
    let types: [XCUIAccessibilityAuditType] = [
      .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType,
      .textClipped, .trait, .action, .parentChild,
    ]
    XCTAssertEqual(types.map(\.rawValue), [0, 1, 2, 3, 16, 17, 18, 32, 33].map { UInt64(1) << $0 })
    XCTAssertEqual(XCUIAccessibilityAuditType.all.rawValue, .max)
  }

  func testCodesOfTheScreenReader() {
    let codes: [XCUIVoiceOverService.Error.Code] = [
      .failedToStart, .failedToStop, .noSpeech, .notRunning,
    ]
    XCTAssertEqual(codes.map(\.rawValue), [0, 1, 2, 3])
    XCTAssertFalse(XCUIVoiceOverServiceErrorDomain.isEmpty)
  }

  func testResultsOfWaits() {
    let results: [XCTWaiter.Result] = [
      .completed, .timedOut, .incorrectOrder, .invertedFulfillment, .interrupted,
    ]
    XCTAssertEqual(results.map(\.rawValue), [1, 2, 3, 4, 5])
  }

  func testLifetimesOfAttachments() {
    let lifetimes: [XCTAttachment.Lifetime] = [.keepAlways, .deleteOnSuccess]
    XCTAssertEqual(lifetimes.map(\.rawValue), [0, 1])
  }

  func testGlobals() {
    XCTAssertEqual(XCUI_UI_TESTING_AVAILABLE, Int32(1))
    let identifiers: Set<String> = [
      XCUIIdentifierCloseWindow, XCUIIdentifierMinimizeWindow, XCUIIdentifierZoomWindow,
      XCUIIdentifierFullScreenWindow,
    ]
    XCTAssertEqual(identifiers.count, 4)
  }

  func testKeysOfTheKeyboard() {
    let keys: Set<XCUIKeyboardKey> = [
      .delete, .`return`, .enter, .tab, .space, .escape, .upArrow, .downArrow, .leftArrow,
      .rightArrow, .F1, .F2, .F3, .F4, .F5, .F6, .F7, .F8, .F9, .F10, .F11, .F12, .F13, .F14,
      .F15, .F16, .F17, .F18, .F19, .forwardDelete, .home, .end, .pageUp, .pageDown, .clear,
      .help, .capsLock, .shift, .control, .option, .command, .rightShift, .rightControl,
      .rightOption, .rightCommand, .secondaryFn,
    ]
    XCTAssertEqual(keys.count, 46)
    XCTAssertEqual(XCUIKeyboardKey("x"), XCUIKeyboardKey(rawValue: "x"))
  }

  func testNamesOfAttributes() {
    let names: Set<XCUIElement.AttributeName> = [
      .children, .elementType, .identifier, .value, .placeholderValue, .title, .label, .frame,
      .enabled, .selected, .hasFocus, .horizontalSizeClass, .verticalSizeClass,
    ]
    XCTAssertEqual(names.count, 13)
  }
}
