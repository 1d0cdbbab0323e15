import SimulatedApp
import Testing
import XCUIAutomation

@testable import AppTunnel

/// How a team says who is signed in: a property of its test class that becomes two variables.
private enum UserAuthState {
  case unauthorized, loginWithPlus, loginNoSubscription

  var isLoggedIn: Bool { self != .unauthorized }
  var hasPlus: Bool { self == .loginWithPlus }
}

@Suite("Accounts through the tunnel") struct AppAccountsTests {
  @Test(arguments: [
    (UserAuthState.unauthorized, "unauthorized", "Sign in"),
    (.loginWithPlus, "withSubscription", "Hello, Plus"),
    (.loginNoSubscription, "withoutSubscription", "Hello"),
  ])
  private func `two variables choose the account`(
    user: UserAuthState, account: String, greeting: String
  ) {
    MarketApp.run { app in
      app.launchEnvironment["stubAuthorization"] = String(user.isLoggedIn)
      app.launchEnvironment["hasYPlus"] = String(user.hasPlus)
      app.launch()
      #expect(app.tunnel.accounts.current == account)
      #expect(app.staticTexts["greeting"].label == greeting)
    }
  }

  @Test func `an account is chosen by name`() {
    MarketApp.run { app in
      app.tunnel.accounts.use("withSubscription")
      app.launch()
      #expect(app.tunnel.accounts["greeting"] == "Hello, Plus")
    }
  }

  @Test func `an account cannot be changed after the launch`() {
    let failures = MarketApp.run { app in
      app.launch()
      app.tunnel.accounts.use("withSubscription")
      #expect(app.tunnel.accounts.current == "unauthorized")
    }
    #expect(
      failures == [
        "Failed to use the account withSubscription: The app runs, and its account is fixed: "
          + "choose one before launch(), or after terminate()."
      ])
  }

  @Test func `another account holds after a relaunch`() {
    let failures = MarketApp.run { app in
      app.launch()
      app.terminate()
      app.tunnel.accounts.use("withSubscription")
      app.launch()
      #expect(app.tunnel.accounts.current == "withSubscription")
    }
    #expect(failures == [])
  }

  @Test func `an unknown account fails with the nearest`() {
    let failures = MarketApp.run { app in app.tunnel.accounts.use("unauthorised") }
    #expect(
      failures == [
        "Failed to use the account unauthorised: There is no account \"unauthorised\"; the known "
          + "accounts are unauthorized, withSubscription, withoutSubscription; the nearest is "
          + "\"unauthorized\"."
      ])
  }
}
