import AppTunnel
import PageObjects
import XCTest

final class LaunchOptionTests: XCTestCase {
  func testLanguagesAndLocalesAreArguments() {
    XCTAssertEqual(
      LaunchOption.languages(.german, .simplifiedChinese).arguments,
      ["-AppleLanguages", "(de, \"zh-Hans\")"])
    XCTAssertEqual(LaunchOption.locale(.switzerland).arguments, ["-AppleLocale", "de_CH"])
    XCTAssertEqual(LaunchOption.languages(LaunchLanguage("is")).arguments.last, "(is)")
  }

  func testKeyboards() {
    XCTAssertEqual(
      LaunchOption.keyboards(.german, .emoji).arguments,
      ["-AppleKeyboards", "(\"de_DE@sw=QWERTZ-German;hw=Automatic\", \"emoji@sw=Emoji\")"])
  }

  func testOthers() {
    XCTAssertEqual(LaunchOption.animationsOff.arguments, ["-animationsDisabled", "1"])
    XCTAssertEqual(
      LaunchOption.textSize(.accessibilityLarge).arguments,
      ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityL"])
    XCTAssertEqual(LaunchOption.variable("a", "b").environment, ["a": "b"])
    XCTAssertEqual(LaunchOption.coordinator("Home").arguments, ["-coordinatorUnderUITest", "Home"])
    XCTAssertEqual(LaunchTextSize.allCases.count, 12)
  }

  func testAnAppIsLaunchedWithThem() {
    let app = XCUIApplication()
    app.launch(with: .languages(.german), .locale(.germany), .coordinator("LoginCoordinator"))
    XCTAssertTrue(app.navigationBars.firstMatch.exists)
    XCTAssertEqual(app.tunnel.language?.locale, "de_DE")
    XCTAssertEqual(app.tunnel.language?.asked, ["de"])
  }

  func testTextSizeRightToLeftAndDoubledTexts() {
    let app = XCUIApplication()
    app.launch(with: .textSize(.extraLarge), .rightToLeft, .doubledTexts, .untranslatedTexts)
    XCTAssertEqual(app.tunnel.language?.textSize, "UICTContentSizeCategoryXL")
    XCTAssertEqual(app.tunnel.language?.isRightToLeft, true)
  }

  func testOptionsAreAddedToWhatStandsThere() {
    let app = XCUIApplication()
    app.launchArguments = ["-a", "b"]
    app.launchEnvironment = ["x": "1", "y": "1"]
    app.use([.userDefault("c", "d"), .variable("x", "2")])
    XCTAssertEqual(app.launchArguments, ["-a", "b", "-c", "d"])
    XCTAssertEqual(app.launchEnvironment, ["x": "2", "y": "1"])
  }
}
