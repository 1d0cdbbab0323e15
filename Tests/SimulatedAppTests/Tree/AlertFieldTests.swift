import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing

/// Text fields of an alert.
@Suite("Fields of alerts") struct AlertFieldTests {
  private static func asking() -> TinyApp {
    let app = TinyApp(
      Screen("a", title: "List") {
        Context("name", "")
        Context("code", "")
        On(
          "ASK",
          do: .alert(
            "Rename", message: "Choose a name.",
            buttons: [.init(label: "Cancel"), .init(label: "Save", event: "SAVE")]
          ) {
            TextField("name", label: "Name", binds: "name")
            SecureTextField("code", label: "Code", binds: "code")
          })
        On("SAVE", do: mark("saved"))
        State("only") {}
      })
    app.send("ASK")
    return app
  }

  @Test("they stand between the message and the buttons")
  func rows() {
    let rows = Self.asking().rows().drop { !$0.hasPrefix("Alert") }
    #expect(
      rows.prefix(21) == [
        "Alert, label: 'Rename'", "Other", "Other", "Other",
        "ScrollView", "Other", "StaticText, label: 'Rename'",
        "StaticText, label: 'Choose a name.'", "CollectionView", "Cell",
        "TextField, identifier: 'name', label: 'Name', Keyboard Focused", "CollectionView", "Cell",
        "SecureTextField, identifier: 'code', label: 'Code'", "ScrollView", "Other", "Other",
        "Other", "Button, label: 'Cancel'", "Other", "Button, label: 'Save'",
      ])
  }

  @Test("they stand one below the other, and the alert stands above the keyboard")
  func frames() throws {
    let tree = try #require(Self.asking().tree)
    let types: [ElementType] = [.alert, .textField, .secureTextField, .keyboard]
    let frames = types.compactMap { type in
      (0..<tree.count).first { tree.type(of: $0) == type }.map { tree.frame(of: $0) }
    }
    #expect(frames[1].y + frames[1].height <= frames[2].y)
    #expect(frames[0].y + frames[0].height <= frames[3].y)
  }

  @Test("the first one has the keyboard, and what is typed is the screen's")
  func typing() {
    let app = Self.asking()
    for letter in "Soup" { app.process?.type(letter) }
    #expect(app.context("name") == "Soup")
  }

  @Test("a button closes the alert and takes the keyboard away")
  func closing() {
    let app = Self.asking()
    #expect(
      app.traced { app.touch(label: "Save") } == [
        "alert closed by Save", "SAVE", "mark=saved", "focus none",
      ])
    #expect(app.rows(.textField).isEmpty)
  }

  @Test("what was typed stays for the next time")
  func again() {
    let app = Self.asking()
    app.process?.type("x")
    app.touch(label: "Cancel")
    app.send("ASK")
    #expect(app.element("name")?.value == "x")
  }
}
