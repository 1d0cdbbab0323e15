import AccessibilityTree
import SimulatedApp
import Testing

@testable import TestWriting

/// A page object for a screen.
@Suite struct PageObjectTests {
  @Test("elements are private, a form is filled by one method, and each wait says what comes")
  func aPageReadsAsAPersonWouldWriteIt() {
    let pages = PageObjects(of: TinyApps.notes.definition)

    #expect(pages.files.last?.source == Self.editorPage)
  }

  @Test("a gesture that can lead to several pages has a function for each")
  func eachTargetHasAFunction() {
    let page = Self.page(
      Screen("start") {
        Button("Go", id: "go").onTap("GO")
        On("GO", do: .push("one"))
        On("GO", do: .push("two"))
      }, Screen("one") { Text("One") }, Screen("two") { Text("Two") })

    #expect(page.actions.map(\.name) == ["tapGoButtonToOne", "tapGoButtonToTwo"])
    #expect(page.actions.map(\.target) == [.screen("one"), .screen("two")])
  }

  @Test("what a user can do and the page cannot is named")
  func omissionsAreNamed() {
    let page = Self.page(
      Screen("start") {
        Context("rows", ["a"])
        Button(.bind("rows"))
        Other("map").on(.pinch, "ZOOM").on(.submit, "DONE")
        Cell { Button("Go").onTap("GO") }.forEach("rows")
        Cell(.bind("item")) {
          Text(.bind("item"))
          Button("More").onTap("MORE")
        }.forEach("rows")
        On("ASK", do: .alert("Sure?", buttons: [.init(label: .bind("rows"))]))
      })

    #expect(
      page.omissions == [
        "Button \"rows\" has neither an identifier nor a fixed text",
        "Other \"map\" responds to pinch, for which pages have no function",
        "Cell is repeated, and only an index distinguishes its items",
        "Button \"More\" in a repeated element has no fixed identifier",
        "a button of an alert has no fixed label",
      ])
  }

  @Test("rows that only an index distinguishes are named, even if no touch does anything")
  func rowsWithoutNamesAreNamed() {
    let page = Self.page(
      Screen("start") {
        Context("rows", ["a"])
        Cell { Text("Row") }.forEach("rows")
      })

    #expect(page.omissions == ["Cell is repeated, and only an index distinguishes its items"])
  }

  @Test("a field of an alert is looked for in alerts")
  func fieldsOfAlerts() throws {
    let page = Self.page(
      Screen("start") {
        Context("name", "")
        TextField("first", binds: "name")
        On(
          "ASK", do: .alert("Name", buttons: [.init(label: "OK")]) { TextField("n", binds: "name") }
        )
      })

    let field = try #require(page.fields.last?.element)
    #expect(field.swift == #"app.alerts.textFields[StartIdentifiers.n]"#)
  }

  @Test("buttons that are shown together and share a label are named, and so are texts")
  func equalElementsAreNamed() {
    let page = Self.page(
      Screen("start") {
        Button("Add").onTap("ADD")
        Button("Add").onTap("ADD")
        Text("Milk")
        Text("Bread")
      })

    #expect(
      page.omissions == [
        "Button \"Add\" is shown more than once at a time, and has one property for all",
        "2 texts have no identifiers",
      ])
  }

  @Test("buttons of which one is shown at a time are not")
  func alternativesAreNotNamed() {
    let page = Self.page(
      Screen("start") {
        Context("isOn", false)
        Button("Go").hidden(if: "isOn == TRUE").onTap("GO")
        Button("Go").hidden(if: "isOn == FALSE").onTap("GO")
        State("one") { Button("Next", id: "next") }
        State("two") { Button("Next", id: "next") }
      })

    #expect(page.omissions == [])
  }

  @Test("elements are read to a depth, and those below it are named")
  func deepElementsAreNamed() {
    let page = { (depth: Int) in
      var element = ElementDefinition(.button, identifier: "go")
      for _ in 0..<depth { element = ElementDefinition(.other, children: [element]) }
      return Self.page(
        ScreenDefinition(
          name: "start", view: [element], initial: "a", states: [StateDefinition(name: "a")]))
    }
    let limit = ScreenParts.depthLimit

    #expect(page(limit - 1).omissions == [])
    #expect(page(limit).omissions.map { $0.hasSuffix("is more than 64 levels deep") } == [true])
  }

  @Test("a tab whose label changes is named on the pages of its bar")
  func tabsWithoutLabelsAreNamed() {
    let app = AppDefinition(
      name: "Tabs", bundleIdentifier: "com.example.tabs", defaultCoordinator: "Main",
      coordinators: [
        Coordinator(
          "Main", tabs: [Tab(.bind("app.name"), root: "one"), Tab("Two", root: "two")])
      ],
      screens: [Screen("one") { Text("a", id: "a") }, Screen("two") { Text("b", id: "b") }])

    #expect(
      PageObjects(of: app).pages.map(\.omissions) == [
        ["the tab of the screen one has no fixed label"],
        ["the tab of the screen one has no fixed label"],
      ])
  }

  @Test("a page that lacks nothing names nothing")
  func nothingIsNamed() {
    for page in PageObjects(of: TinyApps.notes.definition).pages { #expect(page.omissions == []) }
  }

  @Test("names are unique, and words of the language and of the kit are no names")
  func namesAreUnique() {
    let page = Self.page(
      Screen("start") {
        Button("Class", id: "a.class")
        Button("Class", id: "b.class")
        Text("1", id: "view")
        Text("2", id: "default")
      })

    #expect(
      page.elements.map(\.name) == ["aClassButton", "bClassButton", "viewText", "defaultText"])
    #expect(page.readings.map(\.name) == ["view2", "`default`"])
  }

  @Test("cells of a list are parts: by an identifier of the item, else by a text of it")
  func repeatedCellsAreParts() throws {
    let page = Self.page(
      ScreenDefinition(
        name: "start", initial: "shown",
        states: [
          StateDefinition(
            name: "shown",
            view: [
              ElementDefinition(
                .cell, identifier: .bind("row.id"), forEach: "rows", itemName: "row"),
              ElementDefinition(
                .cell, forEach: "people",
                gestures: [GestureDefinition(.tap, raises: "GO")],
                children: [ElementDefinition(.staticText, label: .bind("item.name"))]),
            ])
        ]))

    #expect(page.parts.map(\.typeName) == ["Row", "PeopleItem"])
    #expect(page.parts.map(\.parameter) == ["id", "name"])
    #expect(
      page.parts[1].path("Eva").swift
        == #"app.cells.containing(.staticText, identifier: "Eva").element"#)
    #expect(page.parts[1].actions.map(\.name) == ["tap"])
  }

  @Test("identifiers of two parts with an underscore are cases of one enum")
  func identifiersOfTwoPartsAreCases() {
    let names = IdentifierNames(["home_mainView", "home_default"], screen: "home", stem: "Home")

    #expect(
      names.source == """
        /// Identifiers of the screen home.
        enum HomeAIP {
          static let mainIdentifier = "home"

          enum Element: String {
            case mainView
            case `default` = "default"
          }

          static func elementIdentifier(for element: Element) -> String {
            "\\(mainIdentifier)_\\(element.rawValue)"
          }
        }

        """)
    #expect(names.swift("home_mainView") == "HomeAIP.elementIdentifier(for: .mainView)")
  }

  @Test("other identifiers are constants, named by as much of them as tells them apart")
  func otherIdentifiersAreConstants() {
    let names = IdentifierNames(
      ["app.login.email", "app.login.button", "app.other.email", "ok"], screen: "a", stem: "A")

    #expect(names.entries.map(\.name) == ["loginEmail", "loginButton", "otherEmail", "ok"])
    #expect(names.swift("ok") == "AIdentifiers.ok")
    #expect(names.swift("unknown") == #""unknown""#)
  }

  @Test func screensOfOneNameInSwiftHavePagesOfTwo() {
    let app = TinyApps.app([], Screen("my list") { Text("1") }, Screen("myList") { Text("2") })

    #expect(
      PageObjects(of: app.definition).files.map(\.name)
        == ["Identifiers.swift", "MyListPage.swift", "MyList2Page.swift"])
  }

  private static func page(_ screens: ScreenDefinition...) -> PageObject {
    var app = TinyApps.notes.definition
    app.screens = screens
    return PageObjects(of: app).pages[0]
  }

  private static let editorPage = """
    /// The page of the screen editor.
    final class EditorPage: Page {
      var pageTitle: XCUIElement { app.navigationBars["Editor"] }

      private var textField: XCUIElement { app.textFields[EditorIdentifiers.text] }
      private var saveButton: XCUIElement { app.buttons[EditorIdentifiers.save] }
      private var savingText: XCUIElement { app.staticTexts[EditorIdentifiers.saving] }
      private var savedText: XCUIElement { app.staticTexts[EditorIdentifiers.saved] }
      private var failedText: XCUIElement { app.staticTexts[EditorIdentifiers.failed] }
      private var againButton: XCUIElement { app.buttons[EditorIdentifiers.again] }

      var text: String { textField.value as? String ?? "" }

      var saving: String { savingText.label }

      var saved: String { savedText.label }

      var failed: String { failedText.label }

      @discardableResult
      func type(text: String) -> Self {
        textField.tap()
        textField.typeText(text)
        return self
      }

      @discardableResult
      func tapSaveButton() -> Self {
        saveButton.tap()
        return self
      }

      @discardableResult
      func tapAgainButton() -> Self {
        againButton.tap()
        return self
      }

      @discardableResult
      func waitUntilSaved(
        timeout: TimeInterval = WaitTimeouts.standard, file: StaticString = #filePath,
        line: UInt = #line
      ) -> Self {
        let isShown = app.staticTexts[EditorIdentifiers.saved].waitForExistence(timeout: timeout)
        XCTAssertTrue(isShown, file: file, line: line)
        return self
      }

      @discardableResult
      func waitUntilFailed(
        timeout: TimeInterval = WaitTimeouts.standard, file: StaticString = #filePath,
        line: UInt = #line
      ) -> Self {
        let isShown = app.staticTexts[EditorIdentifiers.failed].waitForExistence(timeout: timeout)
        XCTAssertTrue(isShown, file: file, line: line)
        return self
      }

      @discardableResult
      func goBack() -> NotesPage {
        app.navigationBars.buttons["BackButton"].tap()
        return NotesPage()
      }
    }

    """
}
