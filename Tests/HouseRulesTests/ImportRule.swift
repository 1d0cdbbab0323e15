/// The arrows between modules: what each may import, and nothing else.
enum ImportRule {
  /// What each module may import, the standard library aside.
  static let table: [String: Set<String>] = [
    "CTestHost": [],
    "TestDiscovery": ["Foundation", "XCTest"],
    "EnvironmentVariables": [],
    "OutputFiles": ["Glibc", "Synchronization"],
    "VirtualTime": [],
    "AccessibilityTree": ["Foundation", "FoundationEssentials"],
    "PredicateFormat": ["Foundation", "FoundationEssentials"],
    "CGlyphOutlines": [],
    "Markup": [],
    "TestFailures": [],
    "Trials": [
      "EnvironmentVariables", "Foundation", "FoundationEssentials", "Synchronization",
      "TestFailures", "VirtualTime",
    ],
    "ScreenPictures": ["AccessibilityTree", "CGlyphOutlines", "Markup"],
    "LocatedJSON": ["PredicateFormat", "VirtualTime"],
    "NetworkStubs": [
      "Foundation", "FoundationEssentials", "LocatedJSON", "PredicateFormat", "VirtualTime",
    ],
    "APIDescriptions": ["LocatedJSON", "NetworkStubs", "PredicateFormat"],
    "AppModel": [
      "AccessibilityTree", "LocatedJSON", "NetworkStubs", "PredicateFormat", "VirtualTime",
    ],
    "AppBuilding": [
      "AccessibilityTree", "AppModel", "NetworkStubs", "PredicateFormat", "VirtualTime",
    ],
    "AppFiles": [
      "AccessibilityTree", "AppBuilding", "AppModel", "FoundationEssentials", "LocatedJSON",
      "NetworkStubs", "OutputFiles", "PredicateFormat", "VirtualTime",
    ],
    "RunJournal": [
      "AppModel", "LocatedJSON", "NetworkStubs", "PredicateFormat", "TestFailures", "VirtualTime",
    ],
    "TextInput": ["AccessibilityTree", "AppModel", "Synchronization"],
    "AppCompiling": [
      "AccessibilityTree", "AppBuilding", "AppFiles", "AppModel", "LocatedJSON", "NetworkStubs",
      "PredicateFormat", "Synchronization", "TextInput", "VirtualTime",
    ],
    "AppNetwork": [
      "AppCompiling", "AppModel", "LocatedJSON", "NetworkStubs", "PredicateFormat", "RunJournal",
      "VirtualTime",
    ],
    "ViewGraph": ["Foundation", "Observation", "Swift", "VirtualTime"],
    "ViewLayout": ["AccessibilityTree", "Foundation", "ScreenPictures", "VirtualTime"],
    "Combine": ["Dispatch", "Foundation", "FoundationNetworking", "ViewGraph"],
    "SwiftUIViews": [
      "AccessibilityTree", "Combine", "Foundation", "FoundationNetworking", "Observation",
      "ViewGraph", "ViewLayout", "VirtualTime",
    ],
    "MacroExpansion": ["Foundation"],
    "SwiftUIMacros": ["Foundation", "MacroExpansion"],
    "SwiftUILayouts": ["SwiftUIViews", "ViewGraph", "ViewLayout"],
    "SwiftUILooks": [
      "AppleTypes", "Foundation", "SwiftUIViews", "UniformTypeIdentifiers", "ViewGraph",
      "ViewLayout",
    ],
    "SwiftUI": [
      "AccessibilityTree", "SwiftUILayouts", "SwiftUILooks", "SwiftUIViews",
      "UniformTypeIdentifiers", "ViewGraph", "ViewLayout",
    ],
    "ViewHosting": [
      "AccessibilityTree", "AppBuilding", "AppModel", "Combine", "CTestHost", "Foundation",
      "LocatedJSON", "PredicateFormat", "SwiftUI", "Synchronization", "ViewGraph", "ViewLayout",
      "VirtualTime",
    ],
    "PromptWords": ["AppModel", "PredicateFormat"],
    "AppRuntime": [
      "AccessibilityTree", "AppBuilding", "AppCompiling", "AppModel", "AppNetwork", "LocatedJSON",
      "NetworkStubs",
      "PredicateFormat", "PromptWords", "RunJournal", "TextInput", "VirtualTime",
    ],
    "AppSession": [
      "AccessibilityTree", "AppBuilding", "AppCompiling", "AppFiles", "AppModel", "AppNetwork",
      "AppRuntime", "EnvironmentVariables", "LocatedJSON", "PredicateFormat", "PromptWords",
      "RunJournal", "TestFailures", "TextInput", "VirtualTime",
    ],
    "AppReview": [
      "AccessibilityTree", "AppBuilding", "AppCompiling", "AppFiles", "AppModel", "AppNetwork",
      "AppRuntime", "AppSession", "LocatedJSON", "Markup", "NetworkStubs", "PredicateFormat",
      "RunJournal", "TextInput", "VirtualTime",
    ],
    "SimulatedApp": [
      "AccessibilityTree", "AppBuilding", "AppCompiling", "AppFiles", "AppModel", "AppNetwork",
      "AppReview",
      "AppRuntime", "AppSession", "LocatedJSON", "NetworkStubs", "PredicateFormat", "RunJournal",
      "TestFailures", "TextInput", "VirtualTime",
    ],
    "EventOrders": [
      "AccessibilityTree", "EnvironmentVariables", "Foundation", "SimulatedApp",
      "Synchronization", "Trials", "VirtualTime",
    ],
    "TestHost": [
      "CTestHost", "EnvironmentVariables", "Foundation", "Glibc", "OutputFiles", "PredicateFormat",
      "Runtime", "SimulatedApp", "Synchronization", "TestFailures", "VirtualTime", "XCTest",
    ],
    "ModelDrafting": ["OutputFiles", "SimulatedApp"],
    "TestRuns": [
      "CTestHost", "EnvironmentVariables", "EventOrders", "Foundation", "Glibc", "ModelDrafting",
      "OutputFiles",
      "PredicateFormat", "SimulatedApp", "Synchronization", "TestDiscovery", "TestFailures",
      "TestHost", "Testing", "Trials", "VirtualTime", "XCTest",
    ],
    "os": ["Synchronization"],
    "OSLog": ["os"],
    "AppleTypes": ["AccessibilityTree", "Foundation", "ScreenPictures", "Synchronization"],
    "XCUIAutomation": [
      "AccessibilityTree", "AppleTypes", "CTestHost", "CoreLocation", "Foundation", "OutputFiles",
      "PredicateFormat", "Runtime", "ScreenPictures", "SimulatedApp", "Synchronization",
      "TestDiscovery", "TestHost", "TestRuns", "Trials", "VirtualTime", "XCTest",
    ],
    "Snapshots": [
      "EnvironmentVariables", "Foundation", "OutputFiles", "PredicateFormat", "SimulatedApp",
      "Synchronization", "TestHost", "XCUIAutomation",
    ],
    "UIKit": ["AppleTypes", "Foundation", "UserNotifications", "XCUIAutomation"],
    "CoreGraphics": ["AppleTypes", "Foundation"],
    "QuartzCore": ["CoreGraphics"],
    "CoreLocation": ["Foundation", "ViewGraph"],
    "UniformTypeIdentifiers": ["Foundation"],
    "Charts": ["Foundation", "SwiftUI"],
    "Security": ["Foundation", "SwiftUIViews", "ViewGraph"],
    "WidgetKit": ["Foundation"],
    "PhotosUI": ["SwiftUI", "UniformTypeIdentifiers"],
    "SwiftData": ["Foundation", "Observation", "SwiftUI", "ViewGraph"],
    "UserNotifications": ["Foundation", "ViewGraph"],
    "AppTunnel": [
      "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking",
      "PredicateFormat", "SimulatedApp", "Synchronization", "TestHost", "VirtualTime", "XCTest",
      "XCUIAutomation",
    ],
    "PageIdentifiers": ["Foundation", "UIKit"],
    "PageObjects": ["Foundation", "PageIdentifiers", "UIKit", "XCTest", "XCUIAutomation"],
    "FlakeLab": [
      "Dispatch", "EventOrders", "Foundation", "FoundationEssentials", "Glibc", "Markup",
      "SimulatedApp", "Synchronization", "TestHost", "Trials", "VirtualTime", "XCUIAutomation",
    ],
    "LabGoals": [
      "Dispatch", "EventOrders", "FlakeLab", "Foundation", "SimulatedApp", "Synchronization",
      "TestHost", "Trials", "VirtualTime", "XCUIAutomation",
    ],
    "TestReports": [
      "AccessibilityTree", "Foundation", "FoundationEssentials", "Markup", "ScreenPictures",
      "SimulatedApp", "Trials", "VirtualTime",
    ],
    "ScreenImport": [
      "AccessibilityTree", "Foundation", "FoundationEssentials", "PredicateFormat", "SimulatedApp",
      "VirtualTime",
    ],
    "ScreenRecorder": ["XCTest", "XCUIAutomation"],
    "PageChecks": [],
    "SuiteAdoption": ["AccessibilityTree", "FoundationEssentials", "PageChecks"],
    "TestWriting": ["AccessibilityTree", "PredicateFormat", "SimulatedApp", "VirtualTime"],
    "ServedSessions": [
      "AccessibilityTree", "FoundationEssentials", "PredicateFormat", "ScreenPictures",
      "SimulatedApp", "TestWriting", "VirtualTime",
    ],
    "ModelContextProtocol": [
      "AccessibilityTree", "EventOrders", "FoundationEssentials", "PredicateFormat",
      "ScreenPictures", "ServedSessions", "SimulatedApp", "Synchronization", "TestWriting",
      "Trials", "VirtualTime",
    ],
    "LoopbackHTTP": ["Glibc"],
    "WebDriver": [
      "AccessibilityTree", "LoopbackHTTP", "PredicateFormat", "ScreenPictures", "ServedSessions",
      "SimulatedApp", "TestWriting", "VirtualTime",
    ],
    "LivePage": [
      "AccessibilityTree", "LoopbackHTTP", "ScreenPictures", "ServedSessions", "SimulatedApp",
      "TestWriting", "VirtualTime",
    ],
    "TestWatching": [
      "Foundation", "Glibc", "LoopbackHTTP", "SimulatedApp", "Synchronization", "Trials",
    ],
    "Course": ["EnvironmentVariables", "Foundation", "PageChecks"],
    "CommandLineTool": [
      "Foundation", "Glibc", "OutputFiles", "PredicateFormat", "Synchronization",
    ],
    "benchmarks": [
      "AccessibilityTree", "CommandLineTool", "EventOrders", "FlakeLab", "Foundation", "Glibc",
      "LabGoals", "LoopbackHTTP", "ModelContextProtocol", "OutputFiles", "PredicateFormat",
      "ScreenImport", "ScreenPictures", "ServedSessions", "SimulatedApp", "SwiftUI", "TestHost",
      "TestReports", "Trials", "ViewHosting", "VirtualTime", "WebDriver", "XCUIAutomation",
    ],
    "TestProcesses": [
      "CommandLineTool", "Dispatch", "EnvironmentVariables", "Foundation", "Glibc", "OutputFiles",
      "PredicateFormat", "Synchronization", "TestFailures", "TestHost", "TestRuns", "Trials",
    ],
    "AppTools": [
      "APIDescriptions", "AccessibilityTree", "CommandLineTool", "EnvironmentVariables",
      "Foundation", "Glibc", "LivePage", "LoopbackHTTP", "ModelContextProtocol", "OutputFiles",
      "PageChecks", "PredicateFormat", "ScreenPictures", "ServedSessions", "SimulatedApp",
      "TestHost", "TestProcesses", "TestReports", "TestRuns", "TestWriting", "Trials",
      "VirtualTime", "WebDriver",
    ],
    "rehearse": [
      "APIDescriptions", "AccessibilityTree", "AppTools", "CommandLineTool", "Course", "Dispatch",
      "EnvironmentVariables", "EventOrders", "FlakeLab", "Foundation", "FoundationEssentials",
      "Glibc", "LoopbackHTTP", "ModelDrafting", "OutputFiles", "PageChecks", "PageObjects",
      "PredicateFormat", "ScreenImport", "ScreenPictures", "SimulatedApp", "Snapshots",
      "SuiteAdoption", "Synchronization", "TestFailures", "TestHost", "TestProcesses",
      "TestReports", "TestRuns", "TestWatching", "TestWriting", "Trials", "VirtualTime", "XCTest",
      "XCUIAutomation",
    ],
  ]

  /// The imports of a file that its module may not have.
  static func violations(in file: SourceFile) -> [Violation] {
    guard let module = file.module, file.path.hasSuffix(".swift") else { return [] }
    guard let allowed = table[module] else {
      return [Violation(path: file.path, line: nil, message: "no import table for \(module)")]
    }
    return zip(1..., file.codeLines).compactMap { number, line in
      guard let imported = importedModule(line), !allowed.contains(imported) else { return nil }
      let message = "\(module) must not import \(imported)"
      return Violation(path: file.path, line: number, message: message)
    }
  }

  /// The module that a line imports.
  static func importedModule(_ line: String) -> String? {
    guard line.mayHold("import") else { return nil }
    var words = line.split(whereSeparator: { $0 == " " || $0 == ";" || $0 == "\t" })[...]
    let before: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    while let word = words.first, before.contains(word) || word.hasPrefix("@") {
      words = words.dropFirst()
    }
    guard words.first == "import" else { return nil }
    words = words.dropFirst()
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let"]
    if let kind = words.first, kinds.contains(kind) || kind == "typealias" {
      words = words.dropFirst()
    }
    return words.first?.split(separator: ".").first.map(String.init)
  }
}
