import Testing

@testable import SuiteAdoption

@Suite struct AdoptedPackageTests {
  private func package(_ files: [String: String]) -> AdoptedPackage {
    let paths = files.keys.sorted()
    let finding = SuiteFinding(files: paths) { files[$0] }
    return AdoptedPackage(finding, choosing: finding.suites, files: paths) { files[$0] }
  }

  private func errors(_ lines: String...) -> [CompilerError] {
    CompilerError.all(in: lines.map { "/p/Tests/AUITests/\($0)\n" }.joined())
  }

  private func mend(
    _ adopted: inout AdoptedPackage, _ errors: [CompilerError],
    at location: SourceLocation = #_sourceLocation
  ) {
    let isChanged = adopted.repair(errors)
    #expect(isChanged, sourceLocation: location)
  }

  private static let test = "import XCTest\nfunc a() {\n  XCUIApplication()\n}\n"

  /// How the builds end of a package in which so many have one error each, in a file of its own.
  private func ending(ofBuildsWithErrors failing: Int) -> (words: String?, builds: Int) {
    let names = (1...failing).map { "File\($0).swift" }
    var adopted = package(
      Dictionary(uniqueKeysWithValues: names.map { ("AUITests/" + $0, "let a = 1\n") })
        .merging(["AUITests/A.swift": Self.test]) { $1 })
    var builds = 0
    let words = adopted.settle { _, number in
      builds = number
      return number > failing ? nil : errors("\(names[number - 1]):1:1: error: nobody knows why")
    }
    return (words, builds)
  }

  @Test func `a package is built and mended so often, and then given up`() {
    let limit = AdoptedPackage.buildLimit
    let settled = ending(ofBuildsWithErrors: limit - 1)
    #expect(settled.words == nil && settled.builds == limit)
    let given = ending(ofBuildsWithErrors: limit)
    #expect(given.builds == limit)
    #expect(given.words == "the tests do not compile after \(limit) builds, the most made")
  }

  @Test func `a package with an error that nothing mends is given up at once`() {
    var adopted = package(["AUITests/A.swift": Self.test])
    #expect(
      adopted.settle { _, _ in errors("Other.swift:1:1: error: nobody knows why") }
        == "the tests do not compile")
  }

  // MARK: - Modules

  @Test func `a module is where the manifest of its package says, in capitals or not`() {
    let manifest = """
      let package = Package(name: "Kit", targets: [
        .target(name: "Other", dependencies: [.target(name: "Kit")]),
        .target(name: "Kit", path: "code/kit"),
      ])
      """
    let adopted = package([
      "AUITests/A.swift": Self.test + "import Kit\n", "Kit/Package.swift": manifest,
      "Kit/Code/Kit/B.swift": "", "Kit/Code/Other.swift": "",
    ])
    #expect(adopted.modules.last?.files == ["B.swift": .link("Kit/Code/Kit/B.swift")])
  }

  @Test func `sources are linked below the folder of the suite`() {
    let adopted = package(["AUITests/A.swift": Self.test, "AUITests/B/C.swift": ""])
    #expect(adopted.modules.map(\.name) == ["AUITests"])
    #expect(
      adopted.modules[0].files
        == ["A.swift": .link("AUITests/A.swift"), "B/C.swift": .link("AUITests/B/C.swift")])
  }

  @Test func `the C library has its name on Linux, and no empty module has that of the Mac`() {
    let adopted = package(["AUITests/A.swift": "import Darwin\n" + Self.test])
    #expect(adopted.modules.map(\.name) == ["AUITests"])
    #expect(
      adopted.modules[0].files["A.swift"]
        == .edited("AUITests/A.swift", text: "import Glibc\n" + Self.test))
  }

  @Test func `an app among the sources of a suite does not start`() {
    let app = "import SwiftUI\n\n@main\nstruct Shop {}\n// Not @main here.\n"
    let adopted = package(["AUITests/A.swift": Self.test, "AUITests/App.swift": app])
    #expect(
      adopted.modules[0].files["App.swift"]
        == .edited("AUITests/App.swift", text: app.replacing("\n@main\n", with: "\n\n")))
  }

  @Test func `what tests have for iOS is compiled, and selectors are names`() {
    let test = Self.test + "#if os(iOS)\nlet a = #selector(B.c(d:))\n#else\nfatalError()\n#endif\n"
    #expect(
      package(["AUITests/A.swift": test]).modules[0].files["A.swift"]
        == .edited(
          "AUITests/A.swift",
          text: Self.test
            + "#if os(Linux)\nlet a = Selector(\"c(d:)\")\n#else\nfatalError()\n#endif\n"))
  }

  @Test func `a data race that Xcode does not see is none in Swift 5 mode`() {
    var adopted = package([
      "A.xcodeproj/project.pbxproj": ProjectText.project(settings: "SWIFT_VERSION = 6.0;"),
      "Shop UITests/LoginTests.swift": Self.test,
    ])
    let error = CompilerError.all(
      in: "/p/Tests/Shop_UITests/LoginTests.swift:3:3: error: sending risks causing data races\n")
    mend(&adopted, error)
    #expect(adopted.modules[0].languageMode == 5)
    #expect(adopted.notes.last?.hasPrefix("Shop_UITests is compiled in Swift 5 mode") == true)
  }

  @Test func `a module that a file can do without is not made`() {
    let conditional = "#if canImport(HealthKit)\nimport HealthKit\n#endif\n"
    let adopted = package(["AUITests/A.swift": conditional + Self.test + "import Other\n"])
    #expect(adopted.modules.map(\.name) == ["AUITests", "Other"])
  }

  @Test func `the tunnel into an app launches it, and its stubs do nothing`() {
    let adopted = package(["AUITests/A.swift": Self.test + "import SBTUITestTunnelClient\n"])
    let source = TunnelStandIn.standIn.source
    #expect(
      adopted.modules.last?.files["SBTUITestTunnelClient.swift"]
        == .text("// Replaces the module SBTUITestTunnelClient.\n" + source))
    #expect(adopted.modules.last?.products == ["XCUIAutomation"])
    #expect(
      source.contains(
        "  public func stubRequestsRemoveAll() -> Bool { true }\n  @discardableResult"))
  }

  @Test func `modules that suites are built on are stood in for, and need no repair`() {
    let names = [
      "AllureXCTest", "MappaMundi", "Nimble", "ScreenObject", "SnapshotTesting", "Swifter",
      "XCTestExtensions", "XCUITestHelpers",
    ]
    let imports = names.map { "import \($0)\n" }.joined()
    let adopted = package(["AUITests/A.swift": Self.test + imports])
    #expect(adopted.modules.dropFirst().map(\.name) == names)
    for module in adopted.modules.dropFirst() {
      #expect(module.products == ["XCUIAutomation"])
      #expect(adopted.notes.contains { $0.hasPrefix("The module \(module.name) ") })
    }
  }

  @Test func `modules are taken from packages of the folder, else they are empty`() {
    let adopted = package([
      "AUITests/A.swift": Self.test + "import Kit\nimport Other\nimport UIKit\n",
      "Packages/Kit/Sources/Kit/Kit.swift": "import Deep\n",
    ])
    #expect(adopted.modules.map(\.name) == ["AUITests", "Kit", "Other", "Deep"])
    #expect(adopted.modules.map(\.kind) == [.tests, .support, .stub, .stub])
    #expect(
      adopted.modules[1].files == ["Kit.swift": .link("Packages/Kit/Sources/Kit/Kit.swift")])
    #expect(
      adopted.notes == [
        "The module Other is empty: its code is not here.",
        "The module Deep is empty: its code is not here.",
      ])
  }

  @Test func `a framework for tests is its folder where the project is only planned`() {
    let files = [
      "App/UITests/A.swift": Self.test + "import TestKit\n", "TestKit/B.swift": "import XCTest\n",
    ]
    #expect(package(files).modules[1].files == ["B.swift": .link("TestKit/B.swift")])
  }

  @Test func `of an app's module only what tests need is compiled`() {
    let adopted = package([
      "AUITests/A.swift": Self.test + "import Kit\nlet a = \"a\".b\n",
      "Sources/Kit/B.swift": "extension String { var b: C { C() } }\n",
      "Sources/Kit/C.swift": "struct C {}\n", "Sources/Kit/D.swift": "struct D { let c: C }\n",
      "Sources/Kit/E.swift": "import Other\nstruct E {}\n",
      "Sources/Kit/F.swift": "extension C: Error {}\n",
    ])
    #expect(adopted.modules.map(\.name) == ["AUITests", "Kit"])
    #expect(adopted.modules[1].files.keys.sorted() == ["B.swift", "C.swift", "F.swift"])
    #expect(
      adopted.notes
        == ["Of the 5 files of Kit 2 are not compiled: the tests do not use them."])
  }

  @Test func `fastlane's file is replaced by a module`() {
    let adopted = package([
      "AUITests/A.swift": Self.test,
      "AUITests/SnapshotHelper.swift": "func setupSnapshot(_ app: XCUIApplication) {}",
    ])
    #expect(adopted.modules[0].files.keys.sorted() == ["A.swift"])
    #expect(adopted.modules[0].products == ["Snapshots", "XCUIAutomation"])
  }

  @Test func `the manifest names modules, products and the language mode`() {
    let text = package(["AUITests/A.swift": Self.test + "import Kit\n"])
      .manifest(name: "a", rehearsal: "../r")
    #expect(
      text.contains(
        """
            .testTarget(
              name: "AUITests",
              dependencies: [
                "Kit",
                .product(name: "XCUIAutomation", package: "rehearsal"),
              ],
              swiftSettings: [.swiftLanguageMode(.v5)]),
            .target(
              name: "Kit",
        """), "\(text)")
  }

  // MARK: - Repairs

  @Test func `a missing type is taken from the project`() {
    var adopted = package([
      "AUITests/A.swift": Self.test, "App/Long.swift": "import Alamofire\nenum IDs {}",
      "App/IDs.swift": "import Foundation\nenum IDs { static let a = \"b\" }",
    ])
    mend(&adopted, errors("A.swift:3:1: error: cannot find 'IDs' in scope"))
    #expect(adopted.modules[0].files["Borrowed/IDs.swift"] == .link("App/IDs.swift"))
    #expect(adopted.notes == ["App/IDs.swift is compiled with AUITests, which uses its IDs."])
  }

  @Test func `what tests share is taken from another target, its tests are not`() {
    var adopted = package([
      "AUITests/A.swift": Self.test, "BUITests/B.swift": Self.test + "enum Wait {}\n",
      "CUITests/C.swift": Self.test + "enum Wait {}\nclass C: XCTestCase {}\n",
    ])
    mend(&adopted, errors("A.swift:3:1: error: cannot find 'Wait' in scope"))
    #expect(adopted.modules[0].files["Borrowed/B.swift"] == .link("BUITests/B.swift"))
  }

  @Test func `a call of fastlane's functions without their file adds their module`() {
    var adopted = package(["AUITests/A.swift": Self.test])
    mend(&adopted, errors("A.swift:3:1: error: cannot find 'snapshot' in scope"))
    #expect(adopted.modules[0].products == ["Snapshots", "XCUIAutomation"])
    #expect(adopted.notes == ["The function snapshot is that of the module Snapshots."])
  }

  @Test func `the app of a base class that is nowhere is made`() {
    var adopted = package(["AUITests/A.swift": Self.test])
    mend(&adopted, errors("A.swift:3:3: error: cannot find 'app' in scope"))
    #expect(adopted.modules[0].files["Stubs/App.swift"] != nil)
  }

  @Test func `constants that are nowhere are made`() {
    var adopted = package(["AUITests/A.swift": Self.test + "let b = IDs.b\n"])
    mend(&adopted, errors("A.swift:5:9: error: cannot find 'IDs' in scope"))
    guard case .text(let stub) = adopted.modules[0].files["Stubs/IDs.swift"] else {
      Issue.record("there is no stub")
      return
    }
    #expect(stub.contains("static let b = \"b\""))
  }

  @Test func `a type of a module that is not here is empty`() {
    var adopted = package([
      "AUITests/A.swift": Self.test + "class A: TeaPage {}\nclass B: TeaTestCase {}\n"
    ])
    for (name, stub) in [
      ("TeaTestCase", "open class TeaTestCase: XCTestCase {}"),
      ("TeaPage", "open class TeaPage {}"), ("Tea", "struct Tea {}"),
      ("UITextView", "open class UITextView {}"),
    ] {
      mend(&adopted, errors("A.swift:5:9: error: cannot find type '\(name)' in scope"))
      #expect(
        adopted.modules[0].files["Stubs/\(name).swift"] == .text("import XCTest\n\n\(stub)\n"))
    }
  }

  @Test func `a type whose files are all left out is empty`() {
    var adopted = package([
      "AUITests/A.swift": Self.test, "AUITests/Tea.swift": "struct Tea: No {\n}\n",
    ])
    mend(&adopted, errors("Tea.swift:1:13: error: no type named 'No' in module 'B'"))
    mend(&adopted, errors("A.swift:3:3: error: cannot find type 'Tea' in scope"))
    #expect(
      adopted.modules[0].files["Stubs/Tea.swift"] == .text("import XCTest\n\nstruct Tea {}\n"))
  }

  @Test func `a protocol whose files are all left out is no type`() {
    var adopted = package([
      "AUITests/A.swift": Self.test, "AUITests/Tea.swift": "protocol Tea: No {\n}\n",
    ])
    mend(&adopted, errors("Tea.swift:1:15: error: no type named 'No' in module 'B'"))
    _ = adopted.repair(errors("A.swift:3:3: error: cannot find type 'Tea' in scope"))
    #expect(adopted.modules[0].files["Stubs/Tea.swift"] == nil)
  }

  @Test func `a type that is not here has the constants that tests use`() {
    var adopted = package(["AUITests/A.swift": Self.test])
    mend(&adopted, errors("A.swift:3:3: error: cannot find type 'Tea' in scope"))
    mend(
      &adopted,
      errors(
        "A.swift:3:3: error: type 'Tea' has no member 'green'",
        "A.swift:3:9: error: type 'Tea' has no member 'black'"))
    #expect(
      adopted.modules[0].files["Stubs/Tea.swift"]
        == .text(
          """
          import XCTest

          struct Tea: RawRepresentable, Hashable {
            var rawValue = 0
            static let green = Tea(rawValue: 0)
            static let black = Tea(rawValue: 1)
          }

          """))
  }

  @Test func `the bundle of a module's resources is one without any`() {
    var adopted = package(["AUITests/A.swift": Self.test])
    mend(&adopted, errors("A.swift:3:3: error: type 'Bundle' has no member 'module'"))
    guard case .text(let stub) = adopted.modules[0].files["Stubs/Bundle.swift"] else {
      Issue.record("there is no stub")
      return
    }
    #expect(stub.contains("static let module = Bundle.main"))
  }

  @Test func `a module of which nothing compiles is empty`() throws {
    var adopted = package([
      "AUITests/A.swift": Self.test + "import Texts\n",
      "Kit/Sources/Texts/B.swift": "let a = 1",
    ])
    let texts = try #require(adopted.modules.firstIndex { $0.name == "Texts" })
    mend(&adopted, CompilerError.all(in: "/p/Sources/Texts/B.swift:1:1: error: no\n"))
    #expect(adopted.modules[texts].files.keys.sorted() == ["Empty.swift"])
  }

  @Test func `a function of a module that helps tests fails, so that its callers compile`() {
    let kit = "Kit/Sources/Kit/B.swift"
    var adopted = package([
      "AUITests/A.swift": Self.test + "import Kit\n", kit: "import XCTest\nfunc a() { no }",
    ])
    mend(&adopted, CompilerError.all(in: "/p/Sources/Kit/B.swift:2:12: error: no\n"))
    let failing = "XCTFail(\"This does not compile here: no\")"
    #expect(
      adopted.modules[1].files["B.swift"]
        == .edited(kit, text: "import XCTest\nfunc a() { /* left out */ \(failing) }"))
  }

  @Test func `a member is taken from an extension of the project`() {
    var adopted = package([
      "AUITests/A.swift": Self.test, "App/S.swift": "extension String {\n  var shout: Int { 1 }\n}",
    ])
    mend(&adopted, errors("A.swift:3:3: error: value of type 'String' has no member 'shout'"))
    #expect(adopted.modules[0].files["Borrowed/S.swift"] == .link("App/S.swift"))
  }

  @Test func `a function that does not compile fails, and then its file is left out`() {
    var adopted = package(["AUITests/A.swift": Self.test])
    let error = errors("A.swift:3:3: error: Objective-C interoperability is disabled")
    mend(&adopted, error)
    guard case .edited("AUITests/A.swift", let text) = adopted.modules[0].files["A.swift"] else {
      Issue.record("the file is not edited")
      return
    }
    #expect(text.contains("XCTFail(\"This does not compile here: Objective-C interop"))
    mend(&adopted, error)
    #expect(adopted.modules[0].files.isEmpty)
    #expect(
      adopted.leftOut
        == ["AUITests/A.swift": "line 3: Objective-C interoperability is disabled"])
  }

  @Test func `a file of the app that tests borrow does without attributes for Objective-C`() {
    let names = "@objc class Names: NSObject {\n  static let done = \"done\"\n}\n"
    var adopted = package(["AUITests/A.swift": Self.test, "App/Names.swift": names])
    mend(&adopted, errors("A.swift:3:3: error: cannot find 'Names' in scope"))
    mend(
      &adopted,
      errors("Borrowed/Names.swift:1:2: error: Objective-C interoperability is disabled"))
    #expect(
      adopted.modules[0].files["Borrowed/Names.swift"]
        == .edited("App/Names.swift", text: names.replacing("@objc", with: "     ")))
  }

  @Test func `an error is mended in the module whose folder it names`() {
    let files = ["AUITests/A.swift": Self.test, "BUITests/B.swift": Self.test, "N.swift": "@objc"]
    var adopted = package(files)
    for index in adopted.modules.indices {
      adopted.modules[index].files["N.swift"] = .link("N.swift")
    }
    mend(
      &adopted,
      CompilerError.all(
        in: "/p/Tests/BUITests/N.swift:1:1: error: Objective-C interoperability is disabled\n"))
    #expect(
      adopted.modules.map { $0.files["N.swift"] }
        == [.link("N.swift"), .edited("N.swift", text: "     ")])
  }

  @Test func `a part of a module is imported as the whole`() {
    let adopted = package(["AUITests/A.swift": "import CoreGraphics.CGGeometry\n" + Self.test])
    #expect(
      adopted.modules[0].files["A.swift"]
        == .edited("AUITests/A.swift", text: "import CoreGraphics\n" + Self.test))
  }

  @Test func `the private initializer of an app takes its identifier`() throws {
    let test = "func a() {\n  XCUIApplication(privateWithPath: nil, bundleID: \"a\")\n}\n"
    var adopted = package(["AUITests/A.swift": "import XCTest\n" + test])
    mend(
      &adopted, errors("A.swift:3:18: error: argument passed to call that takes no arguments"))
    guard case .text(let stub) = adopted.modules[0].files["Stubs/XCUIApplication+Private.swift"]
    else {
      Issue.record("there is no stub")
      return
    }
    #expect(stub.contains("init?(privateWithPath path: String?, bundleID: String)"))
  }

  @Test func `a class of which only some tests are marked has none that is`() {
    let marked = "import XCTest\nclass Shop: XCTestCase {\n  @MainActor func testA() {}\n}\n"
    var adopted = package(["AUITests/A.swift": marked, "AUITests/B.swift": Self.test])
    let types = "('(String, (Shop) -> @MainActor () -> ())' vs. '(String, (Shop) -> () -> ())')"
    mend(
      &adopted,
      CompilerError.all(
        in: "/b/T.derived/AUITests.swift:6:61: error: conflicting arguments to generic parameter "
          + "'Element' \(types)\n"))
    #expect(
      adopted.modules[0].files["A.swift"]
        == .edited(
          "AUITests/A.swift",
          text: marked.replacing(
            "@MainActor func testA() {}",
            with: "           func testA() { MainActor.assumeIsolated {} }")))
    #expect(adopted.modules[0].files["B.swift"] == .link("AUITests/B.swift"))
  }

  @Test func `what follows from something missing is left alone until that is there`() {
    var adopted = package([
      "AUITests/A.swift": Self.test, "App/IDs.swift": "enum IDs { static let a = \"b\" }",
    ])
    mend(
      &adopted,
      errors(
        "A.swift:3:3: error: cannot convert value", "A.swift:3:1: error: cannot find 'IDs' in scope"
      ))
    #expect(adopted.modules[0].files["A.swift"] == .link("AUITests/A.swift"))
    #expect(adopted.modules[0].files["Borrowed/IDs.swift"] != nil)
  }

  @Test func `texts are looked up by their names if nothing here looks them up`() {
    let use = "let a = \"a\".localized()\nlet b = \"b\".localized(with: 1) + \"c\".localized\n"
    var adopted = package(["AUITests/A.swift": Self.test + use])
    mend(&adopted, errors("A.swift:5:13: error: value of type 'String' has no member 'localized'"))
    #expect(
      adopted.modules[0].files["Stubs/String+localized.swift"]
        == .text(
          """
          // Replaces the app's texts: each is the name by which it is looked up.
          extension String {
            var localized: String { self }
            func localized() -> String { self }
            func localized(with value1: Any?) -> String { self }
          }

          """))
    let isMended = adopted.repair(
      errors("B.swift:5:13: error: value of type 'String' has no member 'size'"))
    #expect(!isMended)
  }

  @Test func `a declaration that does not compile is left out, the rest of its file is not`() {
    let source = "class Page {\n  @Kept\n  var eyes = Eyes(\n    1)\n  var b = 1\n}\n"
    var adopted = package(["AUITests/A.swift": Self.test, "AUITests/Page.swift": source])
    mend(&adopted, errors("Page.swift:3:14: error: cannot find 'Eyes' in scope"))
    #expect(
      adopted.modules[0].files["Page.swift"]
        == .edited(
          "AUITests/Page.swift",
          text: "class Page {\n       \n                  \n      \n  var b = 1\n}\n"
        ))
    #expect(adopted.notes.last?.hasSuffix("in scope. What it declares is left out.") == true)
  }

  @Test func `after many builds whole files are left out`() {
    var adopted = package([
      "AUITests/A.swift": Self.test, "AUITests/B.swift": "let a = No()\nlet b = 1\n",
    ])
    adopted.builds = 20
    mend(&adopted, errors("B.swift:1:9: error: bad"))
    #expect(adopted.leftOut.keys.sorted() == ["AUITests/B.swift"])
  }

  @Test func `what starts a server by a module that is not here is left out`() {
    let source = """
      import Server
      final class Mock {
        init(port: Int) {
          server = HTTP(port)
          try! server.start()
          server.log()
          name = "a"
        }
        func tearDown() {
          server.stop()
        }
        func check() {
          XCTAssert(server.isUp())
        }
      }

      """
    var adopted = package(["AUITests/A.swift": Self.test, "AUITests/Mock.swift": source])
    mend(&adopted, errors("Mock.swift:4:14: error: cannot find 'HTTP' in scope"))
    guard case .edited(_, let text)? = adopted.modules[0].files["Mock.swift"] else {
      Issue.record("the file is not edited")
      return
    }
    #expect(text.contains("name = \"a\""))
    for gone in ["HTTP", "start", "server.log", "stop"] { #expect(!text.contains(gone)) }
    mend(&adopted, errors("Mock.swift:13:5: error: cannot find 'isUp' in scope"))
    #expect(adopted.notes.last?.hasSuffix("The function fails here when it is called.") == true)
  }

  @Test func `what touches elements by a module that is not here fails`() {
    let source = "import Server\nfunc fill() {\n  textFields[\"a\"].enter(b)\n  c.enter(d)\n}\n"
    for error in [
      "B.swift:3:19: error: cannot find 'b' in scope",
      "B.swift:4:5: error: value of type 'XCUIElement' has no member 'enter'",
    ] {
      var adopted = package(["AUITests/A.swift": Self.test, "AUITests/B.swift": source])
      mend(&adopted, errors(error))
      #expect(adopted.notes.last?.hasSuffix("The function fails here when it is called.") == true)
    }
  }

  @Test func `a test goes on without an entry of a server that is not here`() {
    let source =
      "import Server\nfunc testA() {\n  router[\"/a\"] = Data {\n    b()\n  }\n  c()\n}\n"
    var adopted = package(["AUITests/A.swift": Self.test, "AUITests/B.swift": source])
    mend(&adopted, errors("B.swift:3:18: error: cannot find 'Data' in scope"))
    #expect(adopted.notes.last?.hasSuffix("left out: it needs what is not here.") == true)
    mend(&adopted, errors("B.swift:6:3: error: cannot find 'c' in scope"))
    #expect(adopted.notes.last?.hasSuffix("The function fails here when it is called.") == true)
  }

  @Test func `a borrowed file that does not compile is not taken again`() {
    let missing = errors("A.swift:3:1: error: cannot find 'IDs' in scope")
    var adopted = package(["AUITests/A.swift": Self.test, "App/IDs.swift": "enum IDs { }"])
    mend(&adopted, missing)
    mend(&adopted, errors("Borrowed/IDs.swift:1:1: error: expected '}'"))
    #expect(adopted.leftOut.keys.sorted() == ["App/IDs.swift"])
    mend(&adopted, missing)
    #expect(adopted.modules[0].files["Borrowed/IDs.swift"] == nil)
  }

  @Test func `errors of other packages change nothing`() {
    var adopted = package(["AUITests/A.swift": Self.test])
    let isChanged = adopted.repair(CompilerError.all(in: "/r/Sources/X/Y.swift:1:1: error: no\n"))
    #expect(!isChanged)
  }

  // MARK: - Facts

  @Test func `calls of assert are seen, those of methods are not`() {
    let called = package(["AUITests/A.swift": Self.test + "func b() { assert(true) }"])
    #expect(called.callsAssert(called.modules[0]))
    let method = package(["AUITests/A.swift": Self.test + "func b() { x.assert(true) }"])
    #expect(!method.callsAssert(method.modules[0]))
  }

  @Test func `the report says what was done and what is left out`() {
    var adopted = package([
      "AUITests/A.swift": Self.test + "import Kit\n", "AUITests/B.swift": "let b = No()\n",
      "Sources/Kit/Kit.swift": "let a = No()\nlet b = No()\nlet c = 1\n",
    ])
    let kit = (1...2).map { "/p/Sources/Kit/Kit.swift:\($0):9: error: bad\n" }.joined()
    mend(&adopted, CompilerError.all(in: kit))
    mend(&adopted, errors("A.swift:2:6: error: worse"))
    mend(&adopted, errors("B.swift:1:9: error: bad"))
    #expect(
      AdoptionReport(adopted, rows: [.init(suite: "AUITests", draft: "1 of 1 tests pass.\n")]).text
        == """
        AUITests: 2 Swift files, from AUITests, Swift 5 mode.

        What was done so that they compile:
          AUITests/A.swift, line 2: worse. The function is left out.

        Left out:
          AUITests/B.swift: line 1: bad

        Left out in part:
          Sources/Kit/Kit.swift: line 1: bad, and 1 other

        AUITests: 1 of 1 tests pass.

        """)
  }
}
