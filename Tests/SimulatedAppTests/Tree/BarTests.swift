import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing

@Suite("Bars and alerts")
struct BarTests {
  private static func pushed(from title: ElementText?, to second: ElementText?) -> TinyApp {
    let app = TinyApp(
      ScreenDefinition(
        name: "a", title: title, on: [On("NEXT", do: .push("b"))], initial: "shown",
        states: [StateDefinition(name: "shown")]),
      ScreenDefinition(
        name: "b", title: second, initial: "shown", states: [StateDefinition(name: "shown")]))
    app.send("NEXT")
    return app
  }

  @Test("the bar is named after the title, and shows it")
  func title() {
    let app = Self.pushed(from: "List", to: "Details")
    #expect(app.rows(.navigationBar) == ["NavigationBar, identifier: 'Details'"])
    #expect(app.rows(.staticText) == ["StaticText, label: 'Details'"])
  }

  @Test("a screen without a title has a bar without a text")
  func noTitle() {
    let app = Self.pushed(from: "List", to: nil)
    #expect(app.rows(.navigationBar) == ["NavigationBar"])
    #expect(app.rows(.staticText).isEmpty)
  }

  @Test(
    "the back button is labelled with the title before, or Back",
    arguments: [
      ("List", "List"), (nil, "Back"), ("", "Back"),
    ])
  func backButton(title: String?, label: String) {
    let app = Self.pushed(from: title.map { .literal($0) }, to: "Details")
    #expect(app.rows(.button) == ["Button, identifier: 'BackButton', label: '\(label)'"])
  }

  @Test("the first screen has no back button, and a tap on it elsewhere pops")
  func back() {
    let app = Self.pushed(from: "List", to: "Details")
    app.touch("BackButton")
    #expect(app.front?.name == "a")
    #expect(app.rows(.button).isEmpty)
  }

  @Test("a title is worked out from the context")
  func boundTitle() {
    let app = TinyApp(
      Screen("a", title: .bind("name")) {
        Context("name", "before")
        On("GO", do: .assign("name", "'after'"))
        State("only") {}
      })
    app.send("GO")
    #expect(app.rows(.navigationBar) == ["NavigationBar, identifier: 'after'"])
  }

  @Test("bar items stand at the right end, the first outermost, and answer to taps")
  func barItems() {
    let app = TinyApp(
      Screen("a", title: "List") {
        BarItems {
          Button("Add", id: "add").onTap("ADD")
          Button("Edit", id: "edit")
        }
        On("ADD", do: mark("added"))
        State("only") {}
      })
    #expect(app.frame("add") == ElementFrame(x: 341, y: 59, width: 44, height: 44))
    #expect(app.frame("edit")?.x == 297)
    #expect(app.traced { app.touch("add") } == ["ADD", "mark=added"])
  }

  @Test("items at the left end stand where the back button would be, and answer to taps")
  func leftBarItems() {
    let app = TinyApp(
      Screen("a", title: "List") {
        On("NEXT", do: .push("b"))
        State("only") {}
      },
      Screen("b", title: "New") {
        LeftBarItems {
          Button("Cancel", id: "cancel").size(width: 60).onTap("CANCEL")
          Button("Edit", id: "edit")
        }
        On("CANCEL", do: .pop)
        State("only") {}
      })
    app.send("NEXT")
    #expect(app.frame("cancel") == ElementFrame(x: 8, y: 59, width: 60, height: 44))
    #expect(app.frame("edit")?.x == 68)
    #expect(app.frame("BackButton") == nil)
    app.touch("cancel")
    #expect(app.front?.name == "a")
  }

  @Test("the back button says what the screen before has for it")
  func backTitle() {
    let app = TinyApp(
      Screen("a", title: "All of the recipes", backTitle: "Recipes") {
        On("NEXT", do: .push("b"))
        State("only") {}
      },
      Screen("b", title: "Soup") { State("only") {} })
    app.send("NEXT")
    #expect(app.rows(.button) == ["Button, identifier: 'BackButton', label: 'Recipes'"])
  }

  @Test("however long titles are, nothing in a bar covers anything else")
  func longTitles() {
    let app = Self.pushed(
      from: .literal(String(repeating: "long", count: 30)),
      to: .literal(String(repeating: "longer", count: 30)))
    #expect(app.overlaps.isEmpty)
  }

  @Test("tabs are buttons of a tab bar; the shown one is selected")
  func tabs() {
    let screens = ["a", "b"].map { name in Screen(name) { State("only") {} } }
    let app = TinyApp(
      .tiny(
        screens,
        container: .tabs([Tab("Home", id: "home", root: "a"), Tab("More", id: "more", root: "b")])))
    #expect(app.rows(.tabBar) == ["TabBar, label: 'Tab Bar'"])
    #expect(
      app.rows(.button) == [
        "Button, identifier: 'home', label: 'Home', Selected",
        "Button, identifier: 'more', label: 'More'",
      ])
    app.touch("more")
    #expect(app.front?.name == "b")
    #expect(app.element("more")?.isSelected == true)
  }

  private static func alerting() -> TinyApp {
    TinyApp(
      Screen("a", title: "List") {
        Context("name", "file")
        Button("Below", id: "below").onTap("BELOW")
        On(
          "ASK",
          do: .alert(
            "Delete?", message: .bind("name"),
            buttons: [.init(label: "Yes", event: "YES"), .init(label: "No")]))
        On("YES", do: mark("yes"))
        On("BELOW", do: mark("below"))
        State("only") {}
      })
  }

  @Test("an alert is all there is, with its lines and its buttons")
  func alert() {
    let app = Self.alerting()
    app.send("ASK")
    #expect(
      app.rows() == [
        "Application, pid: 4001, label: 'Tiny'", "Window (Main)", "Other",
        "Alert, label: 'Delete?'", "Other", "Other", "Other",
        "ScrollView", "Other", "StaticText, label: 'Delete?'", "StaticText, label: 'file'",
        "ScrollView", "Other", "Other", "Other", "Button, label: 'Yes'",
        "Other", "Button, label: 'No'",
      ])
  }

  @Test("a button closes the alert, and raises its event where it has one")
  func alertButtons() {
    let app = Self.alerting()
    app.send("ASK")
    #expect(
      app.traced { app.touch(label: "Yes") } == ["alert closed by Yes", "YES", "mark=yes"])
    app.send("ASK")
    #expect(app.traced { app.touch(label: "No") } == ["alert closed by No"])
    #expect(app.rows(.alert).isEmpty)
  }

  @Test("touches beside an alert reach nothing")
  func besideAlert() {
    let app = Self.alerting()
    let point = app.frame("below")?.center ?? ElementPoint(x: 0, y: 0)
    app.send("ASK")
    #expect(app.traced { app.session.device.touch(.tap, at: point) } == [])
  }

  @Test("a full-screen presentation is all there is")
  func modal() {
    let app = TinyApp(
      Screen("a", title: "List") {
        Button("Below", id: "below")
        On("SHOW", do: .present("b", style: .fullScreen))
        State("only") {}
      },
      Screen("b") { State("only") { Button("Above", id: "above") } })
    app.send("SHOW")
    #expect(app.element("below") == nil)
    #expect(app.element("above") != nil)
    #expect(app.rows(.navigationBar).isEmpty)
  }
}

extension TinyApp {
  /// Pairs of siblings that cover each other, as rows; overlays and fixed places apart.
  var overlaps: [String] {
    guard let tree else { return [] }
    return (0..<tree.count).flatMap { parent -> [String] in
      let children = Array(tree.children(of: parent))
        .filter { tree.type(of: $0) != .window && !tree.frame(of: $0).isEmpty }
      return children.indices.flatMap { first in
        children[(first + 1)...].compactMap { other in
          let shared = tree.frame(of: children[first]).intersection(tree.frame(of: other))
          guard shared.width > 0.001, shared.height > 0.001 else { return nil }
          return tree.row(of: children[first], withFrame: true) + " and "
            + tree.row(of: other, withFrame: true)
        }
      }
    }
  }
}
