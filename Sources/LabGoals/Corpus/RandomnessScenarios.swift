import EventOrders
import Foundation
import SimulatedApp
import XCUIAutomation

/// Scenarios in which the app shows random content.
enum RandomnessScenarios {
  static let all = [variantByChance, codeThatRepeats]

  private static let variantByChance = FlakyScenario(
    "variant by chance", .randomness, fix: .refactorLogic,
    story: "The app draws which of two buttons it shows, and the test knows one of them.",
    cure: "A launch argument decides it in tests.",
    app: { form in
      ScenarioApp.make("Variant") {
        Stored("variant", -1)
        Screen("main") {
          Context("variant", 0)
          State("choosing") {
            Entry(.raise("CHOOSE"))
            On("CHOOSE", to: "shop", if: "defaults.variant == 0")
            On("CHOOSE", to: "shop", do: .draw("variant", below: 2))
          }
          State("shop") {
            if form != .broken {
              Button("Buy", id: "red").hidden(if: "variant == 1").onTap("BUY")
            }
            Button("Get", id: "green").hidden(if: "variant == 0").onTap("BUY")
            On("BUY", to: "bought")
          }
          State("bought") { Text("Bought", id: "bought") }
        }
      }
    },
    test: { page, form in
      if form == .flaky { page.launch() } else { page.launch("-variant", "0") }
      page.button("red").tap()
      try page.require("bought")
    })

  private static let codeThatRepeats = FlakyScenario(
    "code that repeats", .randomness, blame: .app, fix: .refactorLogic,
    story: "A new code is drawn from four, and now and then is the old one.",
    cure: "The app draws how far the new code lies from the old one.",
    app: { form in
      ScenarioApp.make("Code") {
        Screen("main") {
          Context("code", 1)
          Context("step", 0)
          Text(.bind("code"), id: "code")
          Button("New", id: "new").onTap("NEW")
          switch form {
          case .flaky: On("NEW", do: .draw("code", below: 4))
          case .fixed:
            On("NEW", do: .draw("step", below: 3), .assign("code", "code + step + 1"))
          case .broken: On("NEW", do: .assign("code", "1"))
          }
          State("only") {}
        }
      }
    },
    test: { page, _ in
      page.launch()
      let old = page.words("code")
      page.button("new").tap()
      try page.require(page.words("code") != old, "the new code is the old one")
    })
}
