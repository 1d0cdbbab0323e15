import EventOrders
import Foundation
import SimulatedApp
import XCUIAutomation

/// Scenarios in which an element moves during an animation.
enum AnimationScenarios {
  static let all = [slidingCard, fadingDialog, slowSlide]

  private static let slidingCard = FlakyScenario(
    "card that slides in", .animationTiming, depth: 1, fix: .disableAnimations,
    races: [("\"card\"", "loader card")],
    story: "The card slides in once it is loaded, and the test reads its place.",
    cure: "The test launches the app without animations.",
    app: { form in
      ScenarioApp.make("Card") {
        Loader("card", latency: .between(0.5, 4))
        Screen("main") {
          State("loading") { Invoke("card", onDone: "shown") }
          State("shown") {
            Button("Card", id: "card").position(x: form == .broken ? 40 : 16)
              .animated(.milliseconds(600), fromX: 300)
          }
        }
      }
    },
    test: { page, form in
      if form == .flaky { page.launch() } else { page.launch("-UIAnimationsDisabled") }
      try page.wait(for: "card")
      let place = page.button("card").frame.minX
      try page.require(place == 16, "the card is at \(place)")
    })

  private static let fadingDialog = FlakyScenario(
    "dialog that fades", .animationTiming, depth: 1, fix: .fixAwait,
    races: [("tap", "loader fade")],
    story: "A dialog takes up to two seconds to fade, and covers the button until then.",
    cure: "The test waits until the dialog is gone.",
    app: { form in
      ScenarioApp.make("Dialog") {
        Loader("fade", latency: .between(0.2, 2))
        Screen("main", root: Other()) {
          Button("Next", id: "next").position(y: 300).onTap("NEXT")
          State("asking") {
            Button("Close", id: "close").position(y: 0).size(height: 700).onTap("CLOSE")
            On("CLOSE", to: "closing")
          }
          State("closing") {
            Button("Fading", id: "veil").position(y: 0).size(height: 700)
            Invoke("fade", onDone: "free")
          }
          State("free") { On("NEXT", to: form == .broken ? "asking" : "next") }
          State("next") { Text("Next page", id: "page") }
        }
      }
    },
    test: { page, form in
      page.launch()
      page.button("close").tap()
      if form == .flaky {
        sleep(1)
      } else {
        _ = page.element("veil").waitForNonExistence(timeout: 10)
      }
      page.tap(x: 190, y: 322 + 59)
      try page.require("page")
    })

  private static let slowSlide = FlakyScenario(
    "slide on a slow device", .animationTiming, fix: .addDelay,
    faults: FaultPlan([Fault(.slowDevice, 4)]),
    story: "A sheet slides for one second, or four on a busy machine; the test sleeps one.",
    cure: "It sleeps five, which no device exceeds.",
    app: { form in
      ScenarioApp.make("Slide") {
        Screen("main") {
          State("bare") { After(.seconds(8), to: "shown") }
          State("shown") {
            Text("Sheet", id: "sheet").position(y: form == .broken ? 500 : 400)
              .animated(.seconds(1), fromY: 300)
          }
        }
      }
    },
    test: { page, form in
      page.launch()
      try page.wait(for: "sheet")
      sleep(form == .flaky ? 1 : 5)
      let place = page.element("sheet").frame.minY
      try page.require(place == 400 + 59, "the sheet is at \(place)")
    })
}
