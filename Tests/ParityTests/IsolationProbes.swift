import Foundation
import XCTest

// What Apple isolates to the main actor, used where nothing is isolated: one member a line.
// `.ci/parity` compiles the file. In Swift 5 mode the compiler has nothing to say; in Swift 6 mode it
// warns of each line that ends with "isolated", and of no other.
func i01() { _ = XCUIApplication() }  // isolated
func i02() { XCUIApplication(bundleIdentifier: "a").launch() }  // isolated
func i03(_ app: XCUIApplication) { app.launchArguments += ["-a"] }  // isolated
func i04(_ app: XCUIApplication) { app.launchEnvironment["a"] = "b" }  // isolated
func i05(_ element: XCUIElement) { element.tap() }  // isolated
func i06(_ element: XCUIElement) -> Bool { element.exists }  // isolated
func i07(_ element: XCUIElement) -> String { element.label }  // isolated
func i08(_ element: XCUIElement) -> Bool { element.waitForExistence(timeout: 1) }  // isolated
func i09(_ element: XCUIElement) -> XCUIElementQuery { element.buttons }  // isolated
func i10(_ query: XCUIElementQuery) -> Int { query.count }  // isolated
func i11(_ query: XCUIElementQuery) -> XCUIElement { query["a"] }  // isolated
func i12(_ query: XCUIElementQuery) -> XCUIElement { query.firstMatch }  // isolated
func i13(_ point: XCUICoordinate) { point.tap() }  // isolated
func i14(_ point: XCUICoordinate) -> CGPoint { point.screenPoint }  // isolated
func i15() { XCUIDevice.shared.press(.home) }  // isolated
func i16() { XCUIDevice.shared.orientation = .portrait }  // isolated
func i17() -> XCUIScreenshot { XCUIScreen.main.screenshot() }  // isolated
func i18(_ picture: XCUIScreenshot) -> Data { picture.pngRepresentation }  // isolated
func i19(_ system: XCUISystem, _ link: URL) { system.open(link) }  // isolated
func i20() { XCUIDevice.shared.siriService.activate(voiceRecognitionText: "a") }  // isolated
func i21(_ attributes: any XCUIElementAttributes) -> String { attributes.identifier }  // isolated
func i22(_ snapshot: any XCUIElementSnapshot) -> Int { snapshot.children.count }  // isolated
func i23(_ root: any XCUIElementTypeQueryProvider) -> XCUIElementQuery { root.cells }  // isolated
func i24(_ test: XCTestCase) { test.removeUIInterruptionMonitor(NSObject()) }  // isolated
func i25(_ shot: XCUIScreenshot) -> XCTAttachment { XCTAttachment(screenshot: shot) }  // isolated
func i26(_ app: XCUIApplication) -> XCTCPUMetric { XCTCPUMetric(application: app) }  // isolated
func i27(_ test: XCTestCase) { test.waitForExpectations(timeout: 1) }  // isolated
func i28() { XCTContext.runActivity(named: "a") { _ in } }  // isolated
func i29(_ elements: [XCUIElement]) -> [String] { elements.map { $0.label } }  // isolated
func i30(_ picture: XCUIScreenshot) -> String { picture.description }
func i31(_ element: XCUIElement) -> String { element.debugDescription }
func i32() -> UInt { XCUIElement.ElementType.button.rawValue }
func i33() -> XCTAttachment { XCTAttachment(string: "a") }
func i34(_ issue: XCUIAccessibilityAuditIssue) -> String { issue.compactDescription }
@MainActor func i35() { XCUIApplication().buttons["a"].tap() }
@MainActor func i36() async { XCUIApplication().buttons["a"].tap() }
func i37() async { await XCUIApplication().buttons["a"].tap() }
@MainActor func i38(_ elements: [XCUIElement]) -> [String] { elements.map(\.label) }

// A subclass, as users write them, is silent too.
class LaunchingApplication: XCUIApplication {
  override func launch() { super.launch() }
}
