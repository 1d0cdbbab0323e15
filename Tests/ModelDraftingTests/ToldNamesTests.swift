import SimulatedApp
import Testing

@testable import ModelDrafting

/// What tests tell about an app where they look for its icon, or for a prompt of the system.
@Suite struct ToldNamesTests {
  private let alerts = Query().descendants(.alert)
  private let icons = Query().descendants(.icon)

  @Test func `the title of a prompt quotes the name of the app`() {
    let titles = [
      "“Shop” Would Like to Send You Notifications", "Allow “Shop” to use your location?",
      "„Shop“ möchte dir Mitteilungen senden", "« Shop » souhaite vous envoyer des notifications",
      "「Shop」は通知を送信します。よろしいですか?",
    ]
    for title in titles { #expect(ToldNames(in: alerts.identified(by: title)).app == "Shop") }
  }

  @Test func `a predicate for the title tells the name, too`() {
    let query = alerts.appending(
      .matching(.contains(.label, "“Shop” Would Like"), text: ""))
    #expect(ToldNames(in: query).app == "Shop")
  }

  @Test func `the question before a sign-in names the site after the app`() {
    let title = "“Shop” Wants to Use “accounts.example.org” to Sign In"
    let names = ToldNames(in: alerts.identified(by: title))
    #expect(names.app == "Shop")
    #expect(names.site == "accounts.example.org")
  }

  @Test func `an icon has the name of the app, unless it is one of the system's`() {
    #expect(ToldNames(in: icons.identified(by: "Shop")).app == "Shop")
    #expect(ToldNames(in: icons.identified(by: "Safari")).app == nil)
  }

  @Test func `other queries tell nothing`() {
    #expect(ToldNames(in: alerts.identified(by: "Allow notifications?")).app == nil)
    #expect(ToldNames(in: Query().descendants(.button).identified(by: "Shop")).app == nil)
  }

  @Test func `a name that is longer than the limit is not believed`() {
    let longest = String(repeating: "a", count: ToldNames.nameLimit)
    #expect(ToldNames(in: icons.identified(by: longest)).app == longest)
    #expect(ToldNames(in: icons.identified(by: longest + "a")).app == nil)
  }
}
