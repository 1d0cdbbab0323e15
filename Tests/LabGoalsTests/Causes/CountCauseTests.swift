import EventOrders
import Foundation
import SimulatedApp
import Testing
import XCUIAutomation

@testable import LabGoals

/// Causes of failures that were first given another one.
@Suite struct CountCauseTests {
  private func diagnosis(of test: HeldOutTest) throws -> Diagnosis {
    try #require(test.search(.flaky).failure?.diagnosis)
  }

  @Test func `a count that comes before a row is removed lacks a wait`() throws {
    let test = HeldOutTest("row that goes late", .networkResourceLoading, from: "") {
      ScenarioApp.make("Cart") {
        Loader("remove", latency: .between(0.02, 0.9))
        Screen("main") {
          State("two") {
            Button("Tea")
            Button("Milk")
            Text("Remove", id: "remove").onTap("REMOVE")
            On("REMOVE", to: "removing")
          }
          State("removing") {
            Button("Tea")
            Button("Milk")
            Invoke("remove", onDone: "one")
          }
          State("one") { Button("Tea") }
        }
      }
    } test: { page, _ in
      page.launch()
      page.element("remove").tap()
      try page.require(page.app.buttons.count == 1, "two rows")
    }
    let diagnosis = try diagnosis(of: test)
    #expect(diagnosis.cause == .networkResourceLoading)
    #expect(diagnosis.blame == .test)
    #expect(diagnosis.advice?.text.contains("(boundBy: 1).waitForNonExistence") == true)
  }

  @Test func `a count that comes before a row is added waits for no text`() throws {
    let test = HeldOutTest("row that comes late", .networkResourceLoading, from: "") {
      ScenarioApp.make("Notes") {
        Loader("add", latency: .between(0.02, 0.9))
        Screen("main") {
          State("one") {
            Button("Tea")
            Text("Add", id: "add").onTap("ADD")
            On("ADD", to: "adding")
          }
          State("adding") {
            Button("Tea")
            Invoke("add", onDone: "two")
          }
          State("two") {
            Button("Tea")
            Button("Milk")
          }
        }
      }
    } test: { page, _ in
      page.launch()
      page.element("add").tap()
      try page.require(page.app.buttons.count == 2, "one row")
    }
    let diagnosis = try diagnosis(of: test)
    #expect(diagnosis.cause == .networkResourceLoading)
    #expect(diagnosis.advice?.text.contains("(boundBy: 1).waitForExistence") == true)
  }

  @Test func `a notice that goes by itself replaces nothing that a step has changed`() throws {
    let test = HeldOutTest("notice that comes late and goes", .networkResourceLoading, from: "") {
      ScenarioApp.make("Draft") {
        Loader("save", latency: .between(0.1, 3))
        Screen("main") {
          Button("Open", id: "open").onTap("OPEN")
          On("OPEN", do: .push("draft"))
        }
        Screen("draft") {
          Button("Save", id: "save").onTap("SAVE")
          State("idle") { On("SAVE", to: "saving") }
          State("saving") { Invoke("save", onDone: "saved") }
          State("saved") {
            Text("Saved", id: "notice")
            After(.seconds(1.5), to: "idle")
          }
        }
      }
    } test: { page, _ in
      page.launch()
      page.button("open").tap()
      page.button("save").tap()
      sleep(2)
      try page.require("notice")
    }
    #expect(try diagnosis(of: test).blame == .test)
  }

  @Test func `a countdown made of timers is one moment of many`() throws {
    let test = HeldOutTest("countdown", .time, from: "") {
      ScenarioApp.make("Code") {
        Loader("code", latency: .between(0.2, 2))
        Screen("main") {
          State("asking") { Invoke("code", onDone: "three") }
          State("three") {
            Text("3", id: "left")
            After(.seconds(1), to: "two")
          }
          State("two") {
            Text("2", id: "left")
            After(.seconds(1), to: "one")
          }
          State("one") {
            Text("1", id: "left")
            After(.seconds(1), to: "none")
          }
          State("none") { Text("again", id: "left") }
        }
      }
    } test: { page, _ in
      page.launch()
      sleep(1)
      try page.require(page.element("left").label == "2", "not at two")
    }
    let diagnosis = try diagnosis(of: test)
    #expect(diagnosis.cause == .time)
    #expect(diagnosis.blame == .test)
  }
}
