import Foundation
import SimulatedApp
import Testing
import VirtualTime

@testable import AppReview

@Suite("Runs of route tables")
struct RouteTableRunTests {
  private static let app = CompiledApp(
    AppDefinition("Shop", bundleIdentifier: "com.example.shop", default: "Home") {
      Coordinator("Home", root: "list", marker: "ListView")
      Coordinator(
        "Tabs", tabs: [Tab("List", id: "tab.list", root: "list"), Tab("Help", root: "help")])
      DeepLink("shop://item/{id}", coordinator: "Home", push: ["item"])
      Screen("list") {
        State("shown") {
          On("OPEN", do: .push("item"))
          Button("Open", id: "open").onTap("OPEN")
          Other("ListView")
        }
      }
      Screen("item") {
        Context("id", "")
        State("shown") { Other("ItemView") }
      }
      Screen("help") { State("shown") { Other("HelpView") } }
    })

  private static func failures(_ change: (inout RouteRow) -> Void) -> [String] {
    var row = RouteRow(name: "row")
    change(&row)
    return RouteTableRun(app).failures(of: [row]).map(\.message)
  }

  @Test func `rows that hold say nothing`() {
    #expect(
      Self.failures {
        $0.stack = ["list"]
        $0.marker = "ListView"
      } == [])
    #expect(
      Self.failures {
        $0.taps = ["open"]
        $0.stack = ["list", "item"]
        $0.marker = "ItemView"
      } == [])
    #expect(
      Self.failures {
        $0.link = "shop://item/5"
        $0.stack = ["list", "item"]
      } == [])
    #expect(
      Self.failures {
        $0.coordinator = "Tabs"
        $0.taps = ["Help"]
        $0.stack = ["help"]
        $0.tab = "Help"
      } == [])
  }

  @Test func `another stack is named`() {
    #expect(
      Self.failures { $0.stack = ["list", "itm"] } == [
        "expected the stack list > itm, found list; there is no screen \"itm\"; "
          + "the nearest is \"item\""
      ])
  }

  @Test func `a marker that is not there has its nearest named`() {
    #expect(
      Self.failures { $0.marker = "ListVew" } == [
        "the marker \"ListVew\" is not on the screen; the nearest is \"ListView\""
      ])
  }

  @Test func `another tab is named`() {
    #expect(
      Self.failures {
        $0.coordinator = "Tabs"
        $0.tab = "Help"
      } == ["expected the tab \"Help\", found \"tab.list\""])
    #expect(Self.failures { $0.tab = "Help" } == ["expected the tab \"Help\", found no tabs"])
  }

  @Test func `a tap and a link that nothing answers are named`() {
    #expect(
      Self.failures { $0.taps = ["opn"] } == [
        "no element on the screen has the identifier or label \"opn\"; the nearest is \"open\""
      ])
    #expect(
      Self.failures { $0.link = "shop://nowhere" } == [
        "no link of the app matches \"shop://nowhere\""
      ])
  }

  @Test func `a crash is told`() {
    #expect(
      Self.failures {
        $0.coordinator = "Hom"
        $0.marker = "x"
      } == [
        "the app crashes at launch: there is no coordinator \"Hom\"; the known coordinators are "
          + "Home, Tabs; the nearest is \"Home\""
      ])
  }

  @Test(arguments: [0, 1])
  func `events after a step are waited for up to their limit`(more: Int) {
    let count = RouteTableRun.eventLimit + more
    let pause = VirtualDuration(nanoseconds: RouteTableRun.patience.nanoseconds / Int64(count))
    let app = CompiledApp(
      AppDefinition("Clock", bundleIdentifier: "com.example.clock", default: "Home") {
        Coordinator("Home", root: "clock")
        Screen("clock") {
          State("tick") { After(pause, to: "tock") }
          State("tock") { After(pause, to: "tick") }
        }
      })
    var row = RouteRow(name: "row")
    row.stack = ["clock"]
    #expect(
      RouteTableRun(app).failures(of: [row]).map(\.message)
        == (more == 0 ? [] : ["more than 10000 events are due within 60.000 s of a step"]))
  }

  @Test func `the table of the sample app holds`() throws {
    let folder = URL(filePath: RepositoryFolder.screens)
    let data = try Data(contentsOf: folder.appending(path: "app.routes.json"))
    let rows = try RouteTableFile(reading: Array(data), file: "app.routes.json").rows
    let app = CompiledApp(try AppFolder(folder.path).load())
    #expect(RouteTableRun(app).failures(of: rows) == [])
    #expect(rows.count == 5)
  }
}
