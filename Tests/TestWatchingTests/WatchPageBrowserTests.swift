import Browsing
import Foundation
import Testing
import Trials

@testable import TestWatching

@Suite("The page of a watch, in a browser", .enabled(if: Browser.isThere), .serialized)
struct WatchPageBrowserTests {
  private let page = WatchPage()

  private func open(_ steps: [[String: Any]]) throws -> Browser.Outcome {
    let running = try RunningPage(answer: page.answer)
    defer { running.stop() }
    return try Browser.run(url: running.url, steps)
  }

  private func fail(_ test: String) {
    let outcome = TestOutcome(
      test: test, entry: TestMemory.Entry(.failed), failure: "No matches found for <b>more</b>")
    page.showTrace(Array("<!DOCTYPE html><title>t</title><p>Steps of \(test)".utf8), of: test)
    page.show(
      WatchPage.Report(
        phase: "1 test fails", cause: "Changed: Screens/login.json", failures: [outcome]))
  }

  @Test func `shows what fails, with its trace beside it`() throws {
    fail("T.A/two")
    let outcome = try open([
      Browser.value("document.getElementById('failures').innerText"),
      ["wait": "document.querySelector('iframe')?.contentDocument?.querySelector('p') != null"],
      Browser.value("document.querySelector('iframe').contentDocument.body.textContent"),
      Browser.value("document.querySelector('iframe').title"),
    ])

    #expect(outcome.texts[0].contains("No matches found for <b>more</b>"))
    #expect(outcome.texts[2] == "Steps of T.A/two")
    #expect(outcome.texts[3] == "Trace of T.A/two")
    #expect(outcome.complaints.isEmpty)
    #expect(outcome.asked.allSatisfy { $0.hasPrefix("http://127.0.0.1:") })
  }

  @Test func `has no trace when all pass`() throws {
    page.show(WatchPage.Report(phase: "All pass", cause: "Started"))
    let outcome = try open([
      Browser.value("document.getElementById('phase').className"),
      Browser.value("document.getElementById('beside').hidden"),
    ])

    #expect(outcome.texts[0] == "good")
    #expect(["1", "true"].contains(outcome.texts[1]))
  }

  @Test(arguments: ["light", "dark"])
  func `has enough contrast, and fits a phone`(scheme: String) throws {
    fail("LongModuleNameOfTests.ClassWithALongName/testThatDoesSomethingForAVeryLongTime")
    let outcome = try open([
      ["media": ["prefers-color-scheme": scheme]], ["load": ""], Browser.value(Browser.contrast),
      ["size": [390, 844]], ["load": ""], Browser.value("document.documentElement.scrollWidth"),
    ])

    #expect(outcome.texts[2] == "")
    #expect(outcome.texts[5] == "390")
  }
}
