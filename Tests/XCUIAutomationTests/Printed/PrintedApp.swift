import SimulatedApp
import VirtualTime

@testable import XCUIAutomation

/// An app with a screen for each kind of tree that is printed.
enum PrintedApp {
  static let definition = AppDefinition(
    "Listed", bundleIdentifier: "com.example.listed", default: "Plain"
  ) {
    Coordinator("Plain", root: "plain", container: .plain)
    Coordinator("Pushed", root: "start")
    Coordinator("Feed", root: "feed")
    Coordinator("Tabs", tabs: [Tab("Home", id: "house", root: "table"), Tab("Feed", root: "feed")])
    Coordinator("Web", root: "web", container: .plain)
    Coordinator("Bits", root: "bits", container: .plain)
    plain
    start
    login
    feed
    table
    web
    bits
  }

  private static let plain = Screen("plain") {
    Context("city", "")
    Context("street", "")
    Context("name", "")
    Text("Welcome to the club ", id: "welcome")
    Text("Where do you live? ", id: "question")
    TextField("city", binds: "city")
    TextField("street", placeholder: "Street", binds: "street")
    Text("Name")
    TextField(binds: "name")
    Button("Join", id: "join") { Text("Join") }
    Button("Log In", id: "login").disabled()
    Button("Skip")
    Image(id: "crest").size(width: 90, height: 90)
    Button("Warn", id: "warn").onTap("WARN")
    Button("Ask", id: "ask").onTap("ASK")
    Button("Show", id: "show").onTap("SHOW")
    On(
      "WARN",
      do: .alert(
        "It's late", message: "Go on?", buttons: [.init(label: "No"), .init(label: "Yes")]))
    On("ASK", do: .ask(.camera, message: "To scan codes."))
    On("SHOW", do: .present("login", style: .sheet))
  }

  private static let start = Screen("start", title: "Home") {
    Button("Go", id: "go").onTap("GO")
    On("GO", do: .push("login"))
  }

  private static let login = Screen("login", title: "登录") {
    Context("name", "")
    Context("secret", "")
    Text("账号：")
    TextField(binds: "name")
    Text("密码：")
    SecureTextField("secret", binds: "secret")
    Button("登录") { Text("登录") }
  }

  private static let feed = Screen("feed", title: "Books", root: CollectionView()) {
    BarItems {
      Element(.other, label: "Add") { Element(.other) { Button("Add") } }
      Element(.other, label: "Filter") {
        Button("Filter") { Button { Other { Image("Filter") } } }
      }
    }
    Context("sought", "")
    Context("rows", .list((1...40).map { .string("Volume \($0), by A. Writer") }))
    SearchField(label: "Search titles", placeholder: "Search titles", binds: "sought")
    Cell {
      Other {
        Button(.bind("item")) {
          Image().size(width: 58, height: 90)
          Text(.bind("item"))
        }
      }
    }.forEach("rows").size(height: 112)
  }

  private static let table = Screen("table", title: "Options", root: Table("options")) {
    Context("isOn", true)
    Context("volume", 0.25)
    Cell("wifi") {
      Text("Wi-Fi")
      Switch("wifi.switch", label: "Wi-Fi", binds: "isOn")
    }
    Cell("sound") { Slider("volume", label: "Volume", binds: "volume") }
    Cell("chosen") { Text("Chosen") }.selected(if: "TRUEPREDICATE")
    Cell("off") { Button("Off", id: "off").disabled().selected(if: "TRUEPREDICATE") }
  }

  private static let web = Screen("web") {
    WebView("page") {
      Text("Terms of use", id: "heading").traits(.header)
      LinkText("Imprint", id: "imprint")
      Image("A map\nof the way")
    }.size(height: 300)
  }

  /// Rows as they are on a Mac, with titles, values and groups that are off.
  private static let bits = Screen("bits") {
    titled(.group, id: "pane", isEnabled: false) {
      titled(.radioGroup, id: "base") {
        titled(.radioButton, title: "8", value: "0")
        titled(.radioButton, title: "16", value: "1")
      }
      titled(.group, id: "row", isEnabled: false) {
        titled(.scrollView, id: "field", label: "bit field", isEnabled: false) {
          titled(.checkBox, id: "bit", title: "0", value: "0")
          titled(.staticText, id: "marker", label: "marker for bit 15", value: "15")
        }
      }
      titled(.button, id: "hide", title: "Hide bits")
      titled(.button, id: "all", title: "AC", label: "clear all")
      titled(.button, id: "left", label: "shift left")
      titled(.button, id: "note", label: "it's off", value: "a value of more than eighteen")
    }
  }

  private static func titled(
    _ type: ElementType, id: String = "", title: String = "", label: String = "",
    value: String? = nil, isEnabled: Bool = true,
    @ElementsBuilder children: () -> [ElementDefinition] = { [] }
  ) -> ElementDefinition {
    var element = Element(type, id: .literal(id), label: .literal(label), children: children)
      .element
    element.title = .literal(title)
    element.value = value.map { .literal($0) }
    element.isEnabled = .literal(isEnabled)
    return element
  }

  /// What a body makes of the launched app.
  static func text(
    _ coordinator: String, _ body: (XCUIApplication) -> Any
  ) -> (text: String, failures: [String]) {
    var text = ""
    let failures = ShopApp.run(of: definition, launches: false) { app in
      app.launchArguments = ["-coordinatorUnderUITest", coordinator]
      app.launch()
      text = String(reflecting: body(app))
    }
    return (text, failures)
  }
}
