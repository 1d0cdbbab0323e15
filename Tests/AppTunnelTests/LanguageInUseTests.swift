import Testing
import XCUIAutomation

@testable import AppTunnel

@Suite("The language through the tunnel") struct LanguageInUseTests {
  @Test func `is the one that was taken`() {
    let failures = MarketApp.run { app in
      #expect(app.tunnel.language == nil)
      app.launchArguments += ["-AppleLanguages", "(fi)", "-AppleLocale", "fi_FI"]
      app.launch()
      let language = app.tunnel.language
      #expect(language?.code == "en")
      #expect(language?.asked == ["fi"])
      #expect(language?.isFallback == true)
      #expect(language?.locale == "fi_FI")
      #expect(language?.isRightToLeft == false)
      #expect(language?.textSize == "UICTContentSizeCategoryL")
    }
    #expect(failures == [])
  }
}
