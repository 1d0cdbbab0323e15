import AccessibilityTree
import SimulatedApp
import Testing

@Suite struct ShareSheetTests {
  private static let tablet = "iPad (10th generation)"

  @Test func `A phone shows the text, a button to close, and copying as a button in a cell`() {
    let app = Self.sharing(on: "iPhone 15")
    #expect(
      app.rows().dropFirst(3) == [
        "Other, identifier: 'PopoverDismissRegion', label: 'dismiss popup'",
        "Other, identifier: 'ActivityListView'",
        "NavigationBar, identifier: 'UIActivityContentView'", "StaticText, label: 'a link'",
        "Button, label: 'Close'", "CollectionView", "Cell, label: 'Copy'", "Button, label: 'Copy'",
      ])
  }

  @Test func `A tablet shows it in a popover, without a button to close`() {
    let app = Self.sharing(on: Self.tablet)
    #expect(app.rows(.popover).count == 1)
    #expect(app.rows(.button) == ["Button, label: 'Copy'"])
  }

  @Test(arguments: ["iPhone 15", tablet])
  func `Copy puts the text on the pasteboard and tells the screen`(device: String) {
    let app = Self.sharing(on: device)
    #expect(
      app.traced { app.touch(label: "Copy") }
        == ["copied a link", "shared by copy", "SHARED", "done=1", "by=copy"])
    #expect(app.session.pasteboard.text == "a link")
    #expect(app.element("ActivityListView") == nil)
  }

  @Test func `Close takes the sheet away and copies nothing`() {
    let app = Self.sharing(on: "iPhone 15")
    #expect(
      app.traced { app.touch(label: "Close") } == ["shared by ", "SHARED", "done=0", "by="])
    #expect(app.session.pasteboard.text == nil)
  }

  @Test(arguments: ["iPhone 15", tablet])
  func `A tap outside takes the sheet away`(device: String) {
    let app = Self.sharing(on: device)
    #expect(app.traced { app.touch("PopoverDismissRegion") }.first == "shared by ")
  }

  @Test func `A swipe down takes the sheet of a phone away, and nothing below it`() {
    let app = Self.sharing(on: "iPhone 15", presented: true)
    #expect(app.traced { app.touch("ActivityListView", .swipeDown) }.first == "shared by ")
    #expect(app.openScreens == ["main", "over"])
  }

  @Test func `Another sheet is not shown while one stands`() {
    let app = Self.sharing(on: "iPhone 15")
    #expect(app.traced { app.send("SHARE") } == ["SHARE"])
  }

  @Test func `An alert stands in front of the sheet`() {
    let app = Self.sharing(on: "iPhone 15")
    app.send("ASK")
    #expect(app.element("ActivityListView") == nil)
    app.touch(label: "OK")
    #expect(app.element("ActivityListView") != nil)
  }

  @Test func `The words are in the language of the app`() {
    let app = Self.sharing(on: "iPhone 15", language: "de")
    #expect(app.rows(.button) == ["Button, label: 'Schließen'", "Button, label: 'Kopieren'"])
  }

  private static func sharing(
    on device: String, presented: Bool = false, language: String = "en"
  ) -> TinyApp {
    let sharing = Screen(presented ? "over" : "main") {
      Context("link", "a link")
      Context("done", .null)
      Context("by", .null)
      On("SHARE", do: .share(.bind("link"), then: "SHARED"))
      On(
        "SHARED", do: .assign("done", "event.completed"), .assign("by", "event.activity"))
      On("ASK", do: .alert("Sure?", buttons: [.init(label: "OK")]))
    }
    let below = Screen("main") { On("OPEN", do: .present("over")) }
    var definition = AppDefinition.tiny(presented ? [below, sharing] : [sharing])
    definition.strings[language] = ["key": "words"]
    let app = TinyApp(
      definition, arguments: ["-AppleLanguages", "(\(language))"],
      configuration: SessionConfiguration(device: DeviceProfile.named(device), timing: .zero))
    if presented { app.send("OPEN") }
    app.send("SHARE")
    app.forget()
    return app
  }
}
