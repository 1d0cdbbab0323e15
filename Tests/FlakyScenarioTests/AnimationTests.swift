import XCTest

final class CardThatSlidesInTests: ScenarioTestCase {
  override class var scenario: String { "card that slides in" }

  func testPasses() throws { try runFixed() }
}

final class DialogThatFadesTests: ScenarioTestCase {
  override class var scenario: String { "dialog that fades" }

  func testPasses() throws { try runFixed() }
}

final class SlideOnASlowDeviceTests: ScenarioTestCase {
  override class var scenario: String { "slide on a slow device" }

  func testPasses() throws { try runFixed() }
}
