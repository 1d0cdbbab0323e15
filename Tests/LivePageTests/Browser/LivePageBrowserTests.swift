import Browsing
import Foundation
import SeededCases
import Testing

@testable import LivePage

@Suite("The live page, in a browser", .enabled(if: Browser.isThere), .serialized)
struct LivePageBrowserTests {
  private func open(_ steps: [[String: Any]]) throws -> Browser.Outcome {
    let page = try RunningPage(answer: PageClient().server.answer)
    defer { page.stop() }
    let start: [[String: Any]] = [["size": [1_300, 900]], ["load": "#paused"]]
    return try Browser.run(url: page.url, start + steps)
  }

  private static var place: [String: Any] {
    Browser.value("document.getElementById('place').textContent")
  }
  private static func wait(_ script: String) -> [String: Any] { ["wait": script] }
  private static func press(_ id: String) -> [String: Any] {
    Browser.value("document.getElementById('\(id)').click()")
  }
  private static func placeHas(_ words: String) -> [String: Any] {
    wait("document.getElementById('place').textContent.includes('\(words)')")
  }
  private static func momentHas(_ words: String) -> [String: Any] {
    wait("document.getElementById('moment').textContent.includes('\(words)')")
  }
  /// Moves the slider.
  private static func past(_ index: Int) -> [String: Any] {
    Browser.value(
      "(() => { const s = document.getElementById('slider'); s.value = \(index);"
        + " s.dispatchEvent(new Event('input')); })()")
  }
  /// The place of the first row of the sample's list in a window of this size.
  private static let row = [260, 235]

  @Test func `asks for nothing but itself and complains of nothing`() throws {
    let outcome = try open([["click": Self.row], Self.placeHas("simple"), Self.press("tab-test")])

    #expect(outcome.complaints.isEmpty)
    #expect(outcome.asked.allSatisfy { $0.hasPrefix("http://127.0.0.1:") })
  }

  @Test func `a click goes to the app, and the test records itself`() throws {
    let outcome = try open([
      ["click": Self.row], Self.placeHas("simple"), Self.press("step"), Self.placeHas("loaded"),
      Self.press("tab-test"),
      Self.wait("document.getElementById('source').textContent.includes('waitUntilLoaded')"),
      Browser.value("document.getElementById('source').textContent"),
    ])

    #expect(outcome.texts.last?.contains("let simple = list.item(id: \"1\").tap()") == true)
  }

  @Test func `time passes by itself while something is pending`() throws {
    let outcome = try open([
      ["click": Self.row], Self.placeHas("simple"),
      Browser.value("document.getElementById('speed').value = '20'"), Self.press("play"),
      Self.placeHas("loaded"), Self.press("play"),
      Browser.value("document.getElementById('play').textContent"),
    ])

    #expect(outcome.texts.last == "Play")
  }

  @Test func `the slider goes through the past, and a branch goes on from there`() throws {
    let outcome = try open([
      ["click": Self.row], Self.placeHas("simple"), Self.past(0), Self.momentHas("Screen 1 of 2"),
      Browser.value("document.getElementById('banner').hidden"), Self.place,
      Browser.value("document.getElementById('play').disabled"), Self.press("branch"),
      Self.wait("document.getElementById('runs').options.length === 2"),
      Browser.value("document.getElementById('runs').selectedOptions[0].textContent"),
      ["click": Self.row], Self.placeHas("simple"),
    ])

    #expect(["0", "false"].contains(outcome.texts[6]))
    #expect(outcome.texts[7].hasPrefix("list"))
    #expect(["1", "true"].contains(outcome.texts[8]))
    #expect(outcome.texts[11] == "s2 Screens at 0.000 s, branch of s1 at 0.0 s")
    #expect(outcome.complaints.isEmpty)
  }

  @Test func `what is typed on the screen goes to the field with the keyboard`() throws {
    let outcome = try open([
      Browser.value("document.getElementById('coordinator').value = 'LoginCoordinator'"),
      Browser.value("document.getElementById('start').requestSubmit()"), Self.placeHas("login"),
      Self.choose("login.email"), Browser.value("document.getElementById('glass').focus()"),
      Self.press("tab-elements"), Self.tap, Self.momentHas("tap"), ["type": "ab"],
      Self.wait("document.getElementById('tree').textContent.includes('value: ab')"),
      Browser.key("Backspace"),
      Self.wait("!document.getElementById('tree').textContent.includes('value: ab')"),
    ])

    #expect(outcome.complaints.isEmpty)
  }

  /// Chooses the element whose row has some words in the list.
  private static func choose(_ words: String) -> [String: Any] {
    Browser.value(
      "[...document.querySelectorAll('#tree .item')]"
        + ".find(n => n.textContent.includes('\(words)')).click()")
  }
  /// Taps the chosen element with its button, once that is there, and goes to the screen.
  private static var tap: [String: Any] {
    Browser.value(
      """
      new Promise(done => { const look = () => {
        const button = [...document.querySelectorAll('#details button')]
          .find(n => n.textContent === 'Tap');
        if (!button) return setTimeout(look, 10);
        button.click(); document.getElementById('glass').focus(); done(); }; look(); })
      """)
  }

  @Test func `the list of elements works by keys, with the query of each`() throws {
    let outcome = try open([
      Browser.value("document.getElementById('tree').focus()"), Browser.key("ArrowDown"),
      Self.wait("document.querySelector('#query')?.textContent === 'app'"), Browser.key("PageDown"),
      Self.wait("document.querySelectorAll('#tree [aria-selected=true]')[0]?.id === 'item-10'"),
      Browser.value("document.getElementById('tree').getAttribute('aria-activedescendant')"),
      Browser.value("document.querySelectorAll('#glass .mark').length"),
      Browser.value("document.querySelector('#query').textContent"),
    ])

    #expect(outcome.texts[7] == "item-10")
    #expect(outcome.texts[8] == "1")
    #expect(outcome.texts[9].hasPrefix("app."))
  }

  @Test func `a fault is told, and the run goes on`() throws {
    let outcome = try open([
      Browser.value("document.getElementById('glass').focus()"), ["type": "x"],
      Self.wait("document.getElementById('status').textContent !== ''"),
      Browser.value("document.getElementById('status').textContent"), ["click": Self.row],
      Self.placeHas("simple"), Browser.value("document.getElementById('status').textContent"),
    ])

    #expect(outcome.texts[5] == "No element has the keyboard; tap a field first.")
    #expect(outcome.texts.last == "")
  }

  @Test func `keys walk through the past`() throws {
    let outcome = try open([
      ["click": Self.row], Self.placeHas("simple"),
      Browser.value("document.activeElement.blur()"), Browser.key("["),
      Self.momentHas("Screen 1 of 2"), Browser.key("]"), Self.momentHas("Screen 2 of 2"),
      Browser.value("document.getElementById('banner').hidden"),
    ])

    #expect(["1", "true"].contains(outcome.texts.last))
  }

  @Test func `names its parts for screen readers`() throws {
    let unnamed = """
      [...document.querySelectorAll('button, input, select, [role], output')].filter(n =>
        !(n.textContent.trim() || n.getAttribute('aria-label') || n.getAttribute('aria-labelledby')
          || n.labels?.length || ['presentation', 'status', 'alertdialog'].includes(n.getAttribute('role'))))
        .map(n => n.outerHTML).join()
      """
    #expect(try open([Browser.value(unnamed)]).texts.last == "")
  }

  @Test(arguments: ["light", "dark"])
  func `has enough contrast`(scheme: String) throws {
    let outcome = try open([
      ["media": ["prefers-color-scheme": scheme]], ["click": Self.row], Self.placeHas("simple"),
      Self.past(0), Self.momentHas("Screen 1 of 2"), Browser.value(Browser.contrast),
    ])
    #expect(outcome.texts.last == "", "\(outcome.texts.last ?? "")")
  }

  @Test(
    arguments: FuzzCount.few(
      of: ["elements", "test", "events", "requests", "session"], every: 3))
  func `fits a phone`(panel: String) throws {
    let outcome = try open([
      ["size": [390, 844]], ["load": "#paused"], Self.press("tab-\(panel)"),
      Browser.value("document.documentElement.scrollWidth"),
    ])
    #expect(outcome.texts.last == "390")
  }
}
