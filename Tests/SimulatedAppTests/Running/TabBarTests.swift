import AccessibilityTree
import SimulatedApp
import Testing

@testable import AppReview
@testable import AppRuntime

@Suite struct TabBarTests {
  // MARK: - Badges

  @Test(
    arguments: [
      ("1", "1 item"), ("3", "3 items"), ("New", "New"), ("0", nil), ("", nil),
    ] as [(String, String?)])
  func `A badge is the value of the button`(badge: String, value: String?) {
    let app = Self.app(tabs: 2, badge: .literal(badge))
    #expect(app.element("tab1")?.value == value)
    #expect(app.element("tab2")?.value == nil)
  }

  @Test func `A badge follows what it is bound to`() {
    let app = Self.app(tabs: 2, badge: .bind("app.unread"))
    #expect(app.element("tab1")?.value == "2 items")
    app.send("READ")
    #expect(app.element("tab1")?.value == "1 item")
  }

  // MARK: - Screens

  @Test func `The screen of a tab begins when the tab is chosen for the first time`() {
    let app = Self.app(tabs: 3)
    #expect(app.begun == [true, false, false])
    #expect(app.traced { app.touch("tab2") } == ["tab 1", "push s2", "+shown"])
    #expect(app.begun == [true, true, false])
    app.touch("tab1")
    #expect(app.traced { app.touch("tab2") } == ["tab 1"])
  }

  @Test func `Coverage counts the screen of a tab when the tab is chosen`() throws {
    let app = Self.app(tabs: 3)
    let compiled = app.session.device.apps.underTest
    let recorder = CoverageRecorder(compiled, ModelParts(compiled.definition))
    recorder.attach(to: app.session.device)
    _ = app.session.launch(arguments: [], environment: [:])
    let screens = { Set(["s1", "s2", "s3"].filter { recorder.counts[.screen($0)] != nil }) }
    #expect(screens() == ["s1"])
    app.touch("tab3")
    #expect(screens() == ["s1", "s3"])
  }

  @Test func `The screen of a tab that was never chosen does not close`() {
    let app = Self.app(tabs: 2)
    let facts = app.traced { app.session.terminate() }
    #expect(!facts.contains { $0.contains("s2") })
  }

  // MARK: - More

  @Test(arguments: [5, 6])
  func `A phone has a button More from the sixth tab on`(count: Int) {
    let app = Self.app(tabs: count)
    let labels = count == 5 ? ["1", "2", "3", "4", "5"] : ["1", "2", "3", "4", "More"]
    #expect(app.tabLabels == labels)
  }

  @Test func `A tablet has a button for every tab`() {
    #expect(Self.app(tabs: 6, on: "iPad (10th generation)").tabLabels.count == 6)
  }

  @Test func `More shows the other tabs as rows under a bar`() {
    let app = Self.app(tabs: 7)
    #expect(app.traced { app.touch(label: "More") } == ["more"])
    #expect(app.rows(.navigationBar) == ["NavigationBar, identifier: 'More'"])
    #expect(app.rows(.cell).count == 3)
    #expect(
      Array(app.rows(.staticText).dropFirst())
        == ["5", "6", "7"].map { "StaticText, label: '\($0)'" })
    #expect(app.selectedTab == "More")
  }

  @Test func `A row opens its tab, which leads back to the list`() {
    let app = Self.app(tabs: 7)
    app.touch(label: "More")
    #expect(app.traced { app.touch(label: "6") } == ["tab 5", "push s6", "+shown"])
    #expect(app.front?.name == "s6")
    #expect(app.selectedTab == "More")
    #expect(app.element("BackButton")?.label == "More")
    app.touch("BackButton")
    #expect(app.rows(.cell).count == 3)
  }

  @Test func `More comes back to the tab that was open under it, and a second tap to the list`() {
    let app = Self.app(tabs: 6)
    app.touch(label: "More")
    app.touch(label: "6")
    app.touch("tab1")
    #expect(app.selectedTab == "1")
    #expect(app.traced { app.touch(label: "More") } == ["tab 5"])
    #expect(app.traced { app.tapMore() } == ["more"])
  }

  @Test func `The list is left by a tap on another tab`() {
    let app = Self.app(tabs: 6)
    app.touch(label: "More")
    app.touch("tab1")
    #expect(app.selectedTab == "1")
    #expect(app.rows(.table).isEmpty)
  }

  @Test func `An action selects a tab under More`() {
    let app = Self.app(tabs: 6)
    app.send("LAST")
    #expect(app.front?.name == "s6")
    #expect(app.selectedTab == "More")
  }

  private static func app(
    tabs count: Int, on device: String = "iPhone 15", badge: ElementText? = nil
  ) -> TinyApp {
    let screens = (1...count).map { number in
      Screen("s\(number)") {
        On("READ", do: .assign("app.unread", "app.unread - 1"))
        On("LAST", do: .selectTab("tab\(count)"))
        Other(.literal("content\(number)"))
      }
    }
    let tabs = (1...count).map { number in
      Tab(
        label: .literal("\(number)"), identifier: "tab\(number)",
        badge: number == 1 ? badge : nil, root: "s\(number)")
    }
    var app = AppDefinition.tiny(screens, container: .tabs(tabs))
    app.context = ["unread": 2]
    return TinyApp(
      app,
      configuration: SessionConfiguration(device: DeviceProfile.named(device), timing: .zero))
  }
}

extension TinyApp {
  private var tabButtons: [ElementView] {
    guard let tree, let bar = (0..<tree.count).first(where: { tree.type(of: $0) == .tabBar }) else {
      return []
    }
    return tree.children(of: bar).map { tree[$0] }
  }

  /// Whether the first screen of each tab has begun.
  fileprivate var begun: [Bool] {
    session.device.process?.stacks.map { $0.screens.first?.active.isEmpty == false } ?? []
  }

  /// The words on the buttons of the tab bar.
  fileprivate var tabLabels: [String] { tabButtons.map(\.label) }

  /// The words on the buttons that are selected.
  fileprivate var selectedTab: String {
    tabButtons.filter(\.isSelected).map(\.label).joined(separator: ", ")
  }

  /// Taps the last button of the tab bar.
  fileprivate func tapMore() {
    guard let frame = tabButtons.last?.frame else { return }
    session.device.touch(.tap, at: frame.center)
  }
}
