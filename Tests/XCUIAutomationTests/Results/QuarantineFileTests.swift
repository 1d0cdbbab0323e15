import Foundation
import SeededCases
import SimulatedApp
import Testing
import Trials
import VirtualTime

@testable import TestRuns
@testable import XCUIAutomation

@Suite struct QuarantineFileTests {
  private let text = """
    {
      "$schema": "quarantine.schema.json",
      "tests": [
        {
          "test": "M.C/testIt", "owner": "Ada", "reason": "slow \\"load\\"",
          "until": "2026-12-31", "link": "https://example.com/1"
        },
        { "test": "M.D/*", "owner": "Ben", "reason": "new", "until": "2027-01-31" }
      ]
    }
    """

  private func faults(_ text: String) -> [String] {
    do throws(DefinitionFaults) {
      _ = try QuarantineFile.read(Array(text.utf8), file: "q.json")
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }

  @Test func `a file has a number of entries and no more`() {
    let entry = #"{"test": "a", "owner": "b", "reason": "c", "until": "2026-12-31"}"#
    let file = { (count: Int) in
      "{\"tests\": [" + Array(repeating: entry, count: count).joined(separator: ", ") + "]}"
    }
    let limit = QuarantineFile.entryLimit
    #expect(faults(file(limit)) == [])
    #expect(
      faults(file(limit + 1)) == [
        "q.json:1:11: expected at most \(limit) entries, found \(limit + 1)"
      ])
  }

  @Test func `a file is read with the lines of its entries`() throws {
    let quarantine = try QuarantineFile.read(Array(text.utf8), file: "q.json")
    #expect(quarantine.entries.map(\.pattern.text) == ["M.C/testIt", "M.D/*"])
    #expect(quarantine.entries.map(\.line) == [4, 8])
    #expect(quarantine.entries[0].reason == "slow \"load\"")
    #expect(quarantine.entries[0].link == "https://example.com/1")
    #expect(quarantine.entries[1].until == CalendarDay("2027-01-31"))
  }

  @Test func `all faults are told at once, each with its place`() {
    let text = """
      { "tests": [
        { "test": "M.C/testIt", "ower": "Ada", "reason": "", "until": "tomorrow" },
        7
      ], "more": 1 }
      """
    #expect(
      faults(text) == [
        "q.json:2:3: the key \"owner\" is missing",
        "q.json:2:27: unknown key \"ower\"; the nearest is \"owner\"",
        "q.json:2:52: expected a text that is not empty, found \"\"",
        "q.json:2:65: expected a day such as \"2026-12-31\", found \"tomorrow\"",
        "q.json:3:3: expected an object, found a number",
        "q.json:4:4: unknown key \"more\"",
      ])
  }

  @Test(arguments: [
    ("[]", "q.json:1:1: expected an object with the list \"tests\", found a list"),
    ("{}", "q.json:1:1: the key \"tests\" is missing"),
    (#"{"tests": 1}"#, "q.json:1:11: expected a list, found a number"),
    ("", "q.json:1:1: expected an object, found the end of the file"),
  ])
  func `what is no quarantine is told`(text: String, words: String) {
    #expect(faults(text) == [words])
  }

  @Test(arguments: [
    ("M.C/testKnow", "; the nearest is M.C/testKnown"),
    ("Other.Class/testKnown", "; the nearest is M.C/testKnown"),
    ("Other.Class/testKnwon", "; the nearest is M.C/testKnown"), ("Nothing", ""),
  ])
  func `an entry that names no test gets the nearest`(name: String, nearest: String) throws {
    let text = """
      {"tests": [{"test": "\(name)", "owner": "A", "reason": "r", "until": "2026-12-31"}]}
      """
    let quarantine = try QuarantineFile.read(Array(text.utf8), file: "q.json")
    #expect(
      QuarantineFile.unknownNames(in: quarantine, among: ["M.C/testOther", "M.C/testKnown"]) == [
        "q.json:1: no test is named \(name)\(nearest)."
      ])
  }
}

@Suite struct QuarantineFuzzTests {
  @Test func `bytes at random are a quarantine or faults with their places`() {
    let text = """
      {"tests": [{"test": "M.C/t*", "owner": "A", "reason": "r", "until": "2026-12-31"}]}
      """
    for seed in FuzzCount.times(2_000) {
      var generator = Xoshiro256(key: seed)
      var bytes = Array(text.utf8)
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[..<place], at: place)
        }
      }
      do throws(DefinitionFaults) {
        let quarantine = try QuarantineFile.read(bytes, file: "q.json")
        #expect(quarantine.entries.allSatisfy { $0.line > 0 }, "seed \(seed)")
      } catch {
        #expect(error.faults.allSatisfy { $0.line != nil && $0.column != nil }, "seed \(seed)")
        #expect(!error.faults.isEmpty, "seed \(seed)")
      }
    }
  }
}
