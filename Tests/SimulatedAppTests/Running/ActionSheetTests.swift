import AccessibilityTree
import SimulatedApp
import Testing

@Suite struct ActionSheetTests {
  @Test func `A phone shows the buttons in a sheet, the one to cancel last and apart`() throws {
    let app = Self.asking(on: "iPhone 15")
    #expect(
      app.rows().dropFirst(3) == [
        "Sheet, label: 'Delete?'", "Other", "Other", "Other", "ScrollView", "Other",
        "StaticText, label: 'Delete?'", "StaticText, label: 'file'", "ScrollView", "Other", "Other",
        "Other", "Button, label: 'Delete'", "Other", "Button, label: 'Keep'",
        "Other", "Button, label: 'Cancel'",
      ])
    let frames = try ["Delete", "Keep", "Cancel"].map { try #require(app.frame(label: $0)) }
    #expect(frames[1].y == frames[0].y + frames[0].height)
    #expect(frames[2].y > frames[1].y + frames[1].height)
    #expect(frames[2].y + frames[2].height == 852 - 34)
  }

  @Test func `A tablet shows it in a popover, without the button to cancel`() {
    let app = Self.asking(on: "iPad (10th generation)")
    #expect(
      app.rows().dropFirst(3) == [
        "Other, identifier: 'PopoverDismissRegion', label: 'dismiss popup'", "Popover",
        "Other", "Other", "Other", "Sheet, label: 'Delete?'", "Other", "Other", "Other",
        "ScrollView", "Other", "StaticText, label: 'Delete?'", "StaticText, label: 'file'",
        "ScrollView", "Other", "Other", "Other", "Button, label: 'Delete'",
        "Other", "Button, label: 'Keep'",
      ])
  }

  @Test func `A sheet without words is its buttons alone`() {
    let app = Self.asking(on: "iPhone 15", .actionSheet(buttons: [.init(label: "Keep")]))
    #expect(
      app.rows().dropFirst(3) == [
        "Sheet", "Other", "Other", "Other", "ScrollView", "Other", "Other", "Other",
        "Button, label: 'Keep'",
      ])
  }

  @Test(arguments: ["iPhone 15", "iPad (10th generation)"])
  func `A button closes the sheet and raises its event`(device: String) {
    let app = Self.asking(on: device)
    #expect(
      app.traced { app.touch(label: "Delete") }
        == ["alert closed by Delete", "DELETE", "mark=deleted"])
    #expect(app.rows(.sheet).isEmpty)
  }

  @Test(arguments: ["iPhone 15", "iPad (10th generation)"])
  func `A tap outside does what the button to cancel does`(device: String) {
    let app = Self.asking(on: device)
    #expect(app.traced { app.tapOutside() } == ["alert closed by Cancel", "CANCEL", "mark=kept"])
  }

  @Test func `Without a button to cancel a tap outside leaves the sheet of a phone`() {
    let app = Self.asking(on: "iPhone 15", .actionSheet(buttons: [.init(label: "Keep")]))
    #expect(app.traced { app.tapOutside() } == [])
    #expect(app.rows(.sheet).count == 1)
  }

  @Test func `Without a button to cancel a tap outside closes the popover and raises nothing`() {
    let app = Self.asking(
      on: "iPad (10th generation)", .actionSheet(buttons: [.init(label: "Keep", event: "KEEP")]))
    #expect(app.traced { app.tapOutside() } == ["alert closed by "])
    #expect(app.rows(.popover).isEmpty)
  }

  @Test func `Monitors are not asked about an action sheet`() {
    let app = Self.asking(on: "iPhone 15")
    var asked = 0
    app.session.interruptionMonitor = { _ in
      asked += 1
      return false
    }
    let below = Query().descendants(.button).identified(by: "below")
    #expect(app.session.perform(.tap, on: below, title: "Tap") != nil)
    #expect(asked == 0)
  }

  private static func asking(
    on device: String,
    _ sheet: ActionDefinition = .actionSheet(
      "Delete?", message: "file",
      buttons: [
        .init(label: "Delete", event: "DELETE"),
        .init(label: "Cancel", event: "CANCEL", role: .cancel), .init(label: "Keep"),
      ])
  ) -> TinyApp {
    let app = TinyApp(
      .tiny([
        Screen("main") {
          Context("mark", "")
          Button("Below", id: "below")
          On("ASK", do: sheet)
          On("DELETE", do: mark("deleted"))
          On("CANCEL", do: mark("kept"))
        }
      ]), configuration: SessionConfiguration(device: DeviceProfile.named(device), timing: .zero))
    app.send("ASK")
    return app
  }
}

extension TinyApp {
  /// Taps the middle of the top of the screen, below the status bar.
  func tapOutside() {
    session.device.touch(.tap, at: ElementPoint(x: session.device.profile.width / 2, y: 30))
  }

  /// The frame of the first element with a label that takes touches.
  func frame(label: String) -> ElementFrame? {
    guard let tree else { return nil }
    return (0..<tree.count).first { tree.label(of: $0) == label && tree.type(of: $0) == .button }
      .map { tree.frame(of: $0) }
  }
}
