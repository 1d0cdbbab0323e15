import TestWriting
import XCTest

import enum SimulatedApp.RouteGraphFormat

@testable import rehearse

final class CommandLineTests: XCTestCase {
  func testCommands() throws {
    let cases: [([String], Command)] = [
      ([], .rehearse(RehearseOptions())),
      (["--seeds", "50"], .rehearse(RehearseOptions(seeds: 50))),
      (["--seeds=1_000"], .rehearse(RehearseOptions(seeds: 1_000))),
      (["--app", "X", "--threads", "2"], .rehearse(RehearseOptions(folder: "X", threads: 2))),
      (
        ["--flow", "list, no wait", "--first-seed", "9"],
        .rehearse(RehearseOptions(firstSeed: 9, flow: "list, no wait"))
      ),
      (["routes"], .routes(folder: nil)), (["routes", "--app", "X"], .routes(folder: "X")),
      (["routes", "--graph", "dot"], .routes(folder: nil, graph: .dot)),
      (["walks"], .walks(folder: nil, kind: .tour)),
      (["walks", "--states", "--app", "X"], .walks(folder: "X", kind: .states)),
      (["routes", "--app=X", "--graph=json"], .routes(folder: "X", graph: .json)),
      (["check"], .check(folder: nil)), (["check", "X"], .check(folder: "X")),
      (["check", "--audit"], .check(folder: nil, isAudit: true)),
      (["check", "X", "--schema"], .schemas(folder: "X")),
      (["check", "X", "--languages"], .languages(folder: "X")),
      (["check", "--languages", "--variant", "de"], .languages(folder: nil, variant: "de")),
      (["generate", "--output", "P"], .generate(folder: nil, output: "P")),
      (
        ["generate", "--app", "X", "--output=P", "--check"],
        .generate(folder: "X", output: "P", isCheck: true)
      ),
      (["open"], .open(OpenOptions())),
      (
        ["open", "--coordinator", "Home", "--seed", "3", "--record", "T.swift"],
        .open(OpenOptions(coordinator: "Home", seed: 3, record: "T.swift"))
      ),
      (["check", "X", "--audit"], .check(folder: "X", isAudit: true)),
      (["--variant", "de"], .rehearse(RehearseOptions(variant: "de"))),
      (["routes", "--variant", "de"], .routes(folder: nil, variant: "de")),
      (["check", "X", "--variant=de"], .check(folder: "X", variant: "de")),
      (["init"], .start(folder: ".", package: nil)),
      (["init", "X", "--package", "Y"], .start(folder: "X", package: "Y")),
      (
        ["import", "a", "b", "--output", "X", "--force"],
        .importing(ImportOptions(files: ["a", "b"], output: "X", isForced: true))
      ),
      (["import", "a", "--reprint"], .importing(ImportOptions(files: ["a"], isReprint: true))),
      (["verify", "a"], .verify(VerifyOptions(files: ["a"]))),
      (
        ["verify", "a", "--app", "X", "--tolerance", "3", "--json"],
        .verify(VerifyOptions(files: ["a"], folder: "X", tolerance: 3, isJSON: true))
      ),
      (["recorder"], .recorder), (["import", "--help"], .help(.importing)),
      (["shim"], .shim),
      (["help"], .help(nil)), (["help", "check"], .help(.check)), (["--help"], .help(nil)),
      (["-h"], .help(nil)), (["routes", "-h"], .help(.routes)), (["--version"], .version),
    ]
    for (arguments, command) in cases {
      XCTAssertEqual(try Command(parsing: arguments), command, "\(arguments)")
    }
  }

  func testFaultsInWords() {
    let cases: [([String], String)] = [
      (["route"], "Unknown command 'route'. Did you mean 'routes'?"),
      (["dance"], "Unknown command 'dance'"),
      (["help", "chek"], "Unknown command 'chek'. Did you mean 'check'?"),
      (["--seed", "5"], "Unknown option '--seed'. Did you mean '--seeds'?"),
      (["shim", "--app", "X"], "Unknown option '--app'"),
      (["check", "--audit=yes"], "The option '--audit' takes no value, but 'yes' was given"),
      (["--seeds"], "Missing value for '--seeds'"),
      (["--app", "--seeds"], "Missing value for '--app'"),
      (["--app=", "--seeds"], "Missing value for '--app'"),
      (
        ["--seeds", "none"],
        "The value 'none' is invalid for '--seeds': expected a whole number from 1 to 1000000"
      ),
      (
        ["--threads", "0"],
        "The value '0' is invalid for '--threads': expected a whole number from 1 to 256"
      ),
      (["--seeds", "5", "extra"], "Unexpected argument 'extra'"),
      (["check", "X", "Y"], "Unexpected argument 'Y'"),
      (["init", "X", "Y"], "Unexpected argument 'Y'"),
      (["init", "--packag", "X"], "Unknown option '--packag'. Did you mean '--package'?"),
      (["--help=yes"], "The option '--help' takes no value, but 'yes' was given"),
      (["--seeds", "5", "--seeds", "6"], "The option '--seeds' was given twice"),
      (["import"], "Missing argument '<file>'"), (["import", "a"], "Missing argument '--output'"),
      (["verify"], "Missing argument '<recording>'"),
      (["recorder", "X"], "Unexpected argument 'X'"),
      (
        ["verify", "a", "--tolerence", "3"],
        "Unknown option '--tolerence'. Did you mean '--tolerance'?"
      ),
      (["shim", "X"], "Unexpected argument 'X'"), (["routes", "X"], "Unexpected argument 'X'"),
      (["routes", "--graph"], "Missing value for '--graph'"),
      (["walks", "--state"], "Unknown option '--state'. Did you mean '--states'?"),
      (
        ["routes", "--graph", "mermiad"],
        "Unknown format 'mermiad' for '--graph'. Did you mean 'mermaid'?"
      ),
      (
        ["routes", "--graph", "picture"],
        "Unknown format 'picture' for '--graph'. The formats are: text, dot, mermaid, svg, json"
      ),
      (["--flow", "list, no wai"], "Unknown flow 'list, no wai'. Did you mean 'list, no wait'?"),
    ]
    for (arguments, words) in cases {
      XCTAssertThrowsError(try Command(parsing: arguments), "\(arguments)") {
        XCTAssertEqual(($0 as? CommandLineError)?.message, words)
      }
    }
  }

  func testAdviceNamesTheCommandsOwnHelp() {
    XCTAssertThrowsError(try Command(parsing: ["check", "X", "Y"])) {
      XCTAssertEqual(
        ($0 as? CommandLineError)?.advice, "See 'rehearse help check' for more information.")
    }
  }

  func testEveryCommandHasHelpAndEveryLineFitsATerminal() {
    for command in CommandName.allCases.map(Optional.init) + [nil] {
      let text = UsageText.text(for: command)
      XCTAssertTrue(text.hasPrefix("OVERVIEW: "))
      XCTAssertEqual(text.split(separator: "\n").filter { $0.count > 90 }, [])
    }
  }

  func testTheOverviewNamesEveryCommand() {
    for command in CommandName.allCases {
      XCTAssertTrue(UsageText.text(for: nil).contains("\n  \(command.rawValue) "), command.rawValue)
    }
  }
}
