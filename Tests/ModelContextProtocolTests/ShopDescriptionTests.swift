import SeededCases
import ServedSessions
import SimulatedApp
import TestWriting
import Testing
import VirtualTime

@testable import ModelContextProtocol

/// The budget of a description: at most 1,000 tokens, counted as four characters each.
@Suite struct ShopDescriptionTests {
  @Test("every screen that a walk through the shop comes to is described in the budget")
  func everyScreenIsShort() throws {
    let server = ServedSessions(apps: ServedApps(in: SampleClient.screens))
    let shop = try server.apps.app(named: "Shop")
    var seen: Set<String> = []
    var longest = 0
    for seed in UInt64(1)...8 {
      var settings = SessionSettings(app: shop)
      settings.configuration.seed = Seed(seed)
      let session = try server.open(settings)
      let coordinators = try shop.definition().coordinators.map(\.name)
      try session.perform(
        .launch(
          arguments: [
            "-coordinatorUnderUITest", coordinators[Int(seed) % coordinators.count],
            "-sawTour", "YES", "-sawCashbackNews", "YES",
          ]))
      var chance = SeededNumbers(seed: seed)
      for _ in 0..<15 {
        let text = try ScreenDescription(session: session).text()
        longest = max(longest, text.count)
        seen.insert(session.session.frontPlace?.screen ?? "")
        try? session.perform(.advance(.seconds(1)))
        let cells =
          (try? session.find(Query().descendants(chance.below(2) == 0 ? .cell : .button))) ?? []
        guard !cells.isEmpty else { continue }
        let element = cells[chance.below(cells.count)].name
        try? session.perform(.gesture(.tap, on: .reference(element)))
      }
      try server.close(session.id)
    }

    #expect(longest <= ScreenDescription.characterLimit)
    #expect(longest > 1_000)
    #expect(seen.count >= 8)
  }

  @Test("all pages of a long list together have each row once")
  func pagesHaveEachRowOnce() throws {
    let server = ServedSessions(apps: ServedApps(in: SampleClient.screens))
    let session = try server.open(SessionSettings(app: try server.apps.app(named: "Shop")))
    try session.perform(.launch(arguments: ["-sawTour", "YES", "-sawCashbackNews", "YES"]))
    try session.perform(.advance(.seconds(3)))
    let rows = ElementRows(try session.snapshot().tree).all.count
    var lines: [Substring] = []
    var after: String?
    var pages = 0
    repeat {
      let text = try ScreenDescription(session: session, limit: 1_300).text(after: after)
      pages += 1
      #expect(text.count <= 1_300)
      let page = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        .filter { $0.first == "e" && $0.dropFirst().first?.isNumber == true }
      lines += page
      after =
        text.contains(" more: describe_screen")
        ? page.last.map { String($0.prefix { $0 != " " }) } : nil
    } while after != nil

    #expect(pages > 2)
    #expect(lines.count == rows)
    #expect(Set(lines).count == rows)
  }
}
