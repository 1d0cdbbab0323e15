import CoreGraphics
import CoreLocation
import Foundation
import UIKit
import XCTest
import XCUIAutomation

// One line a member: nothing here runs, but each line has to compile with Apple's types.

private func change<Value>(_: inout Value, _: Value.Type) {}

@MainActor private func application(_ app: XCUIApplication, _ url: URL) throws {
  let _: XCUIElement = app
  _ = XCUIApplication(bundleIdentifier: "com.example.other")
  app.launch()
  app.activate()
  app.terminate()
  app.open(url)
  change(&app.launchArguments, [String].self)
  change(&app.launchEnvironment, [String: String].self)
  let _: XCUIApplication.State = app.state
  let _: Bool = app.wait(for: .runningForeground, timeout: 1)
  try app.performAccessibilityAudit()
  try app.performAccessibilityAudit(for: [.contrast, .hitRegion])
  try app.performAccessibilityAudit(for: .all) { (issue: XCUIAccessibilityAuditIssue) throws in
    issue.element == nil
  }
}

@MainActor private func elementReading(_ element: XCUIElement) throws {
  let _: NSObject = element
  let _: any XCUIElementAttributes = element
  let _: any XCUIElementTypeQueryProvider = element
  let _: any XCUIElementSnapshotProviding = element
  let _: Bool = element.exists
  let _: Bool = element.isHittable
  let _: Bool = element.waitForExistence(timeout: 1)
  element.waitForNonExistence(timeout: 1)
  let _: Bool = element.wait(for: \.isEnabled, toEqual: true, timeout: 1)
  let _: Bool = element.wait(for: \.label, toEqual: "x", timeout: 1)
  let _: XCUIElementQuery = element.descendants(matching: .any)
  let _: XCUIElementQuery = element.children(matching: .any)
  let _: XCUIElement = element.firstMatch
  let _: XCUICoordinate = element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0))
  let _: String = element.debugDescription
  let _: String = element.description
  let _: any XCUIElementSnapshot = try element.snapshot()
  let _: Any? = element.value(forKey: "label")
  let _: Any? = element.value(forKeyPath: "frame.size.width")
}

@MainActor private func elementTouches(_ element: XCUIElement) {
  element.tap()
  element.doubleTap()
  element.twoFingerTap()
  element.tap(withNumberOfTaps: 2, numberOfTouches: 1)
  element.press(forDuration: 1)
  element.press(forDuration: 1, thenDragTo: element)
  element.press(
    forDuration: 1, thenDragTo: element, withVelocity: .slow, thenHoldForDuration: 1)
  element.swipeUp()
  element.swipeDown()
  element.swipeLeft()
  element.swipeRight()
  element.swipeUp(velocity: .default)
  element.swipeDown(velocity: 250)
  element.swipeLeft(velocity: 12.5)
  element.swipeRight(velocity: XCUIGestureVelocity(CGFloat(3)))
  element.typeText("x")
  element.typeKey("x", modifierFlags: .command)
  element.typeKey(XCUIKeyboardKey.delete, modifierFlags: [])
  element.adjust(toNormalizedSliderPosition: 0.5)
  let _: CGFloat = element.normalizedSliderPosition
  element.adjust(toPickerWheelValue: "x")
}

@MainActor private func attributes(_ element: any XCUIElementAttributes) {
  let _: String = element.identifier
  let _: CGRect = element.frame
  let _: Any? = element.value
  let _: String = element.title
  let _: String = element.label
  let _: XCUIElement.ElementType = element.elementType
  let _: Bool = element.isEnabled
  let _: XCUIElement.SizeClass = element.horizontalSizeClass
  let _: XCUIElement.SizeClass = element.verticalSizeClass
  let _: String? = element.placeholderValue
  let _: Bool = element.isSelected
  let _: Bool = element.hasFocus
}

@MainActor private func snapshots(
  _ provider: any XCUIElementSnapshotProviding, _ snapshot: any XCUIElementSnapshot
) throws {
  let _: any XCUIElementSnapshot = try provider.snapshot()
  let _: any XCUIElementAttributes = snapshot
  let _: [any XCUIElementSnapshot] = snapshot.children
  let _: [XCUIElement.AttributeName: Any] = snapshot.dictionaryRepresentation
}

@MainActor private func queries(_ query: XCUIElementQuery, _ predicate: NSPredicate) {
  let _: NSObject = query
  let _: any XCUIElementTypeQueryProvider = query
  let _: XCUIElement = query.element
  let _: XCUIElement = query.firstMatch
  let _: Int = query.count
  let _: XCUIElement = query.element(boundBy: 0)
  let _: XCUIElement = query.element(matching: predicate)
  let _: XCUIElement = query.element(matching: .button, identifier: "x")
  let _: XCUIElement = query["x"]
  let _: [XCUIElement] = query.allElementsBoundByAccessibilityElement
  let _: [XCUIElement] = query.allElementsBoundByIndex
  let _: XCUIElementQuery = query.descendants(matching: .any)
  let _: XCUIElementQuery = query.children(matching: .any)
  let _: XCUIElementQuery = query.matching(predicate)
  let _: XCUIElementQuery = query.matching(.button, identifier: nil)
  let _: XCUIElementQuery = query.matching(identifier: "x")
  let _: XCUIElementQuery = query.containing(predicate)
  let _: XCUIElementQuery = query.containing(.button, identifier: "x")
  let _: String = query.debugDescription
  let _: Any? = query.value(forKey: "count")
  let _: Any? = query.value(forKeyPath: "firstMatch.label")
}

@MainActor private func coordinates(_ point: XCUICoordinate) {
  let _: NSObject = point
  let _: any NSCopying = point
  let _: XCUIElement = point.referencedElement
  let _: CGPoint = point.screenPoint
  let _: XCUICoordinate = point.withOffset(CGVector(dx: 1, dy: 2))
  point.tap()
  point.doubleTap()
  point.press(forDuration: 1)
  point.press(forDuration: 1, thenDragTo: point)
  point.press(forDuration: 1, thenDragTo: point, withVelocity: .fast, thenHoldForDuration: 1)
}

@MainActor private func devices(_ device: XCUIDevice) {
  let _: XCUIDevice = XCUIDevice.shared
  change(&device.orientation, UIDeviceOrientation.self)
  change(&device.appearance, XCUIDevice.Appearance.self)
  change(&device.location, XCUILocation?.self)
  device.press(.volumeUp)
  let _: Bool = device.hasHardwareButton(.action)
  let _: XCUISiriService = device.siriService
  let _: XCUIVoiceOverService = device.voiceOverService
  let _: Bool = device.supportsPointerInteraction
  let _: Bool = device.supportsHandGestures
  device.perform(handGesture: .flick)
  device.rotateDigitalCrown(delta: 1)
  device.rotateDigitalCrown(delta: 1, velocity: .default)
  XCUIRemote.shared.press(.select)
  XCUIRemote.shared.press(.menu, forDuration: 1)
}

@MainActor private func services(_ siri: XCUISiriService, _ reader: XCUIVoiceOverService) throws {
  let _: any XCUIElementTypeQueryProvider = siri
  siri.activate(voiceRecognitionText: "x")
  let _: String = siri.debugDescription
  try reader.enable()
  try reader.disable()
  let _: Bool = reader.isEnabled
  let output: XCUIVoiceOverService.Output = try reader.moveForward()
  try reader.moveBackward()
  try reader.moveIn()
  try reader.moveOut()
  try reader.currentSpeech()
  let _: String = output.utterance
  let _: String = reader.debugDescription
}

@MainActor private func issues(_ issue: XCUIAccessibilityAuditIssue) {
  let _: NSObject = issue
  let _: XCUIElement? = issue.element
  let _: String = issue.compactDescription
  let _: String = issue.detailedDescription
  let _: XCUIAccessibilityAuditType = issue.auditType
}

@MainActor private func places(_ place: CLLocation) {
  let location = XCUILocation(location: place)
  let _: CLLocation = location.location
  let _: String = location.debugDescription
  let _: CLLocationDegrees = CLLocation(latitude: 59.3, longitude: 18.1).coordinate.latitude
  let _: CLLocationDistance = place.distance(from: place)
}

private func modules(_ vector: CGVector, _ board: UIPasteboard) {
  let _: CGFloat = vector.dx + CGVector.zero.dy
  let _: CGRect = CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4))
  let _: UIUserInterfaceIdiom = UIDevice.current.userInterfaceIdiom
  let _: String = UIDevice.current.systemVersion + UIDevice.current.model + UIDevice.current.name
  let _: UIDeviceOrientation = UIDevice.current.orientation
  let _: CGFloat = UIScreen.main.scale * UIScreen.main.bounds.width
  change(&board.string, String?.self)
  change(&board.strings, [String]?.self)
  change(&board.url, URL?.self)
  change(&board.items, [[String: Any]].self)
  let _: Bool = UIPasteboard.general.hasStrings
  let _: String = ProcessInfo().processName
  let _: URLSession.Type = URLSession.self
}

@MainActor private func predicates(_ text: String) {
  _ = NSPredicate(format: "label CONTAINS[c] %@ AND value == %d", text, 3)
  _ = NSPredicate(format: "%K == %@", argumentArray: ["label", text])
  withVaList([text as NSString]) { _ = NSPredicate(format: "label == %@", arguments: $0) }
  let _: String = NSPredicate(format: "exists == true").predicateFormat
  let _: Bool = NSPredicate(block: { _, _ in true }).evaluate(with: nil)
  let comparison = NSComparisonPredicate(
    leftExpression: NSExpression(forKeyPath: \XCUIElement.label),
    rightExpression: NSExpression(forConstantValue: text), modifier: .direct, type: .contains,
    options: [.caseInsensitive])
  let _: NSExpression = comparison.leftExpression
}

@MainActor private func cases(_ test: XCTestCase, _ predicate: NSPredicate, _ object: NSObject) {
  let monitor: any NSObjectProtocol = test.addUIInterruptionMonitor(withDescription: "d") { alert in
    alert.exists
  }
  test.removeUIInterruptionMonitor(monitor)
  change(&test.continueAfterFailure, Bool.self)
  let _: XCTestExpectation = test.expectation(for: predicate, evaluatedWith: object)
  test.waitForExpectations(timeout: 1)
  test.wait(for: [], timeout: 1)
  test.add(XCTAttachment(string: "x"))
  XCTContext.runActivity(named: "n") { (step: any XCTActivity) in
    step.add(XCTAttachment(string: ""))
  }
}
