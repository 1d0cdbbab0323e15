// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

#if canImport(Darwin)
  // Where Apple's own XCUIAutomation exists, page objects are built on that, and nothing else is.
  let package = Package(
    name: "rehearsal",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [
      .library(name: "PageObjects", targets: ["PageObjects"]),
      .library(name: "PageIdentifiers", targets: ["PageIdentifiers"]),
    ],
    targets: [
      .target(name: "PageIdentifiers"),
      .target(
        name: "PageObjects", dependencies: ["PageIdentifiers"],
        linkerSettings: [.linkedFramework("XCTest")]),
    ]
  )
#else
  // One section a module: the library, then its tests. A user's own code has settings of its own.
  let package = Package(
    name: "rehearsal",
    products: [
      .library(
        name: "XCUIAutomation",
        targets: ["XCUIAutomation", "UIKit", "CoreGraphics", "CoreLocation", "os", "OSLog"]),
      .library(name: "Snapshots", targets: ["Snapshots"]),
      .library(name: "PageObjects", targets: ["PageObjects"]),
      .library(name: "PageIdentifiers", targets: ["PageIdentifiers"]),
      .library(name: "AppTunnel", targets: ["AppTunnel"]),
      .library(name: "SimulatedApp", targets: ["SimulatedApp"]),
      .library(name: "AppTools", targets: ["AppTools"]),
      .library(
        name: "SwiftUI",
        targets: [
          "SwiftUI", "ViewHosting", "Combine", "UIKit", "PhotosUI", "CoreGraphics", "os", "OSLog",
          "AppTools", "Charts", "QuartzCore", "SwiftData", "UserNotifications", "WidgetKit",
        ]),
      .library(name: "Combine", targets: ["Combine"]),
      .library(name: "Security", targets: ["Security"]),
      .library(name: "FlakeLab", targets: ["FlakeLab"]),
      .executable(name: "rehearse", targets: ["rehearse"]),
    ],
    targets: [
      // The C part of the test host: abandoned bodies, and libc's clocks.
      .target(name: "CTestHost"),

      // Tests isolated to the main actor, made known to SwiftPM; Swift 6 cannot spell their types.
      .target(name: "TestDiscovery"),

      // The variables of the environment that set how tests run.
      .target(name: "EnvironmentVariables"),
      .testTarget(name: "EnvironmentVariablesTests", dependencies: ["OutputFiles"]),

      // Files, folders and streams, written so that every failure has a path and a reason.
      .target(name: "OutputFiles"),

      // Instants, the event queue, chance. Rounding is libm's, which no import links.
      .target(name: "VirtualTime", linkerSettings: [.linkedLibrary("m")]),

      // Snapshots and queries over them.
      .target(name: "AccessibilityTree"),

      // Failures of tests, and when two of them are the same.
      .target(name: "TestFailures"),

      // HTML, XML and SVG with their texts escaped.
      .target(name: "Markup"),

      // The outlines of the glyphs in pictures; what makes them and their licence lie beside them.
      .target(name: "CGlyphOutlines", exclude: ["LICENSE-OFL.txt", "Making", "outlines.bin"]),

      // Screens as PNG and SVG pictures.
      .target(
        name: "ScreenPictures", dependencies: ["AccessibilityTree", "CGlyphOutlines", "Markup"]),
      .testTarget(
        name: "ScreenPicturesTests", dependencies: ["SimulatedApp"],
        exclude: ["Pictures/fingerprints.txt"]),

      // The places of views with their state, and what an update draws again.
      .target(name: "ViewGraph", dependencies: ["VirtualTime"]),

      // Boxes with sizes and places, and the elements that stand for them.
      .target(
        name: "ViewLayout", dependencies: ["AccessibilityTree", "ScreenPictures", "VirtualTime"]),

      // A part of Combine, by Apple's names.
      .target(name: "Combine", dependencies: ["ViewGraph"]),

      // SwiftUI's views without controls, and how they are drawn.
      .target(
        name: "SwiftUIViews",
        dependencies: ["AccessibilityTree", "Combine", "ViewGraph", "ViewLayout", "VirtualTime"]),

      // Grids, layouts of apps, and the places of views; what only decides how a view looks.
      .target(name: "SwiftUILayouts", dependencies: ["SwiftUIViews", "ViewGraph", "ViewLayout"]),
      .target(
        name: "SwiftUILooks",
        dependencies: [
          "AppleTypes", "SwiftUIViews", "UniformTypeIdentifiers", "ViewGraph", "ViewLayout",
        ]),

      // `#Preview` and `@Entry`. A test of the compiler's program would have all tests built twice.
      .target(name: "MacroExpansion"),
      .macro(name: "SwiftUIMacros", dependencies: ["MacroExpansion"]),

      // SwiftUI's apps, controls, lists, navigation and presentation.
      .target(
        name: "SwiftUI",
        dependencies: [
          "AccessibilityTree", "Combine", "SwiftUILayouts", "SwiftUILooks", "SwiftUIMacros",
          "SwiftUIViews", "UniformTypeIdentifiers", "ViewGraph", "ViewLayout",
        ]),

      // The predicate format language.
      .target(name: "PredicateFormat"),
      .testTarget(
        name: "PredicateFormatTests", exclude: ["GNUstep/compare.m", "GNUstep/install.sh"]),

      // Trials, their rates and their files; the search for tests that depend on their order.
      .target(
        name: "Trials", dependencies: ["EnvironmentVariables", "TestFailures", "VirtualTime"]),
      .testTarget(name: "TrialsTests", exclude: ["Statistics/scipy-tables.py"]),

      // JSON with the place of every value, and how it is written.
      .target(name: "LocatedJSON", dependencies: ["PredicateFormat", "VirtualTime"]),

      // Requests, responses and the stubs that answer.
      .target(
        name: "NetworkStubs", dependencies: ["LocatedJSON", "PredicateFormat", "VirtualTime"]),

      // OpenAPI descriptions, and the stubs and recordings that are held against them.
      .target(
        name: "APIDescriptions", dependencies: ["LocatedJSON", "NetworkStubs", "PredicateFormat"]),

      // What an app is: screens, elements, loaders, coordinators, and what is wrong with one.
      .target(
        name: "AppModel",
        dependencies: [
          "AccessibilityTree", "LocatedJSON", "NetworkStubs", "PredicateFormat", "VirtualTime",
        ]),

      // Apps written in Swift: result builders, typed keys, screens as types.
      .target(
        name: "AppBuilding",
        dependencies: [
          "AccessibilityTree", "AppModel", "LocatedJSON", "NetworkStubs", "PredicateFormat",
          "VirtualTime",
        ]),

      // Folders of screen files, read and written.
      .target(
        name: "AppFiles",
        dependencies: [
          "AccessibilityTree", "AppBuilding", "AppModel", "LocatedJSON", "NetworkStubs",
          "OutputFiles", "PredicateFormat", "VirtualTime",
        ]),

      // The facts of a run and their lines.
      .target(
        name: "RunJournal",
        dependencies: [
          "AccessibilityTree", "AppModel", "LocatedJSON", "NetworkStubs", "PredicateFormat",
          "TestFailures", "VirtualTime",
        ]),

      // Editing of text and the software keyboard.
      .target(
        name: "TextInput", dependencies: ["AccessibilityTree", "AppModel", "PredicateFormat"]),

      // A definition made ready to run: expressions parsed, names resolved, words localized.
      .target(
        name: "AppCompiling",
        dependencies: [
          "AccessibilityTree", "AppBuilding", "AppFiles", "AppModel", "LocatedJSON",
          "NetworkStubs", "PredicateFormat", "TextInput", "VirtualTime",
        ]),

      // The network of a device: the stubs that answer, and all that was asked.
      .target(
        name: "AppNetwork",
        dependencies: [
          "AppCompiling", "AppModel", "LocatedJSON", "NetworkStubs", "PredicateFormat",
          "RunJournal", "VirtualTime",
        ]),

      // What the system's own prompts say, in every language it knows.
      .target(name: "PromptWords", dependencies: ["AppModel", "PredicateFormat"]),

      // The device and the apps that run on it.
      .target(
        name: "AppRuntime",
        dependencies: [
          "AccessibilityTree", "AppBuilding", "AppCompiling", "AppModel", "AppNetwork",
          "LocatedJSON", "NetworkStubs", "PredicateFormat", "PromptWords", "RunJournal",
          "TextInput", "VirtualTime",
        ]),

      // Apps of SwiftUI source as screens of a session.
      .target(
        name: "ViewHosting",
        dependencies: [
          "AccessibilityTree", "AppBuilding", "AppModel", "Combine", "CTestHost", "LocatedJSON",
          "PredicateFormat", "SwiftUI", "ViewGraph", "ViewLayout", "VirtualTime",
        ]),

      // What automation does with a device: finding, acting, waiting.
      .target(
        name: "AppSession",
        dependencies: [
          "AccessibilityTree", "AppBuilding", "AppCompiling", "AppFiles", "AppModel", "AppNetwork",
          "AppRuntime", "EnvironmentVariables", "LocatedJSON", "NetworkStubs", "PredicateFormat",
          "PromptWords", "RunJournal", "TestFailures", "TextInput", "VirtualTime",
        ]),

      // Routes, findings, walks, coverage and audits of an app.
      .target(
        name: "AppReview",
        dependencies: [
          "AccessibilityTree", "AppBuilding", "AppCompiling", "AppFiles", "AppModel", "AppNetwork",
          "AppRuntime", "AppSession", "LocatedJSON", "Markup", "NetworkStubs", "PredicateFormat",
          "RunJournal", "TextInput", "VirtualTime",
        ]),

      // All of that under one name, which users import.
      .target(
        name: "SimulatedApp",
        dependencies: [
          "AccessibilityTree", "AppBuilding", "AppCompiling", "AppFiles", "AppModel", "AppReview",
          "AppRuntime", "AppSession", "LocatedJSON", "NetworkStubs", "PredicateFormat",
          "RunJournal", "TestFailures", "TextInput", "VirtualTime",
        ]),
      .testTarget(name: "SimulatedAppTests", dependencies: ["AppNetwork", "PromptWords"]),

      // Orders of the events of a test: searching, shrinking, naming what they hang on.
      .target(
        name: "EventOrders",
        dependencies: [
          "AccessibilityTree", "EnvironmentVariables", "SimulatedApp", "Trials", "VirtualTime",
        ]),

      // What hosts a running test: its clock, its tasks, the line of a failure, its session.
      .target(
        name: "TestHost",
        dependencies: [
          "CTestHost", "EnvironmentVariables", "OutputFiles", "PredicateFormat", "SimulatedApp",
          "TestFailures", "VirtualTime",
        ]),

      .target(name: "ModelDrafting", dependencies: ["OutputFiles", "SimulatedApp"]),

      // UI tests of Xcode projects, found and made ready to be built here.
      .target(name: "SuiteAdoption", dependencies: ["AccessibilityTree", "PageChecks"]),

      // How the tests of a process run: once with a result, many times, in other orders.
      .target(
        name: "TestRuns",
        dependencies: [
          "CTestHost", "EnvironmentVariables", "EventOrders", "ModelDrafting", "OutputFiles",
          "PredicateFormat", "SimulatedApp", "TestDiscovery", "TestFailures", "TestHost", "Trials",
          "VirtualTime",
        ]),

      // Apple's other frameworks by name: places, types of files, models, charts, keychain, logs.
      .target(name: "CoreLocation", dependencies: ["ViewGraph"]),
      .target(name: "UniformTypeIdentifiers"),
      .target(name: "SwiftData", dependencies: ["SwiftUI", "SwiftUIMacros", "ViewGraph"]),
      .target(name: "Charts", dependencies: ["SwiftUI"]),
      .target(name: "Security", dependencies: ["SwiftUIViews", "ViewGraph"]),
      .target(name: "PhotosUI", dependencies: ["SwiftUI", "UniformTypeIdentifiers"]),
      .target(name: "UserNotifications", dependencies: ["ViewGraph"]),
      .target(name: "WidgetKit"),
      .target(name: "UIKit", dependencies: ["AppleTypes", "UserNotifications", "XCUIAutomation"]),
      .target(name: "CoreGraphics", dependencies: ["AppleTypes"]),
      .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
      .target(name: "os"),
      .target(name: "OSLog", dependencies: ["os"]),
      .target(name: "AppleTypes", dependencies: ["AccessibilityTree", "ScreenPictures"]),

      // Apple's names over a session.
      .target(
        name: "XCUIAutomation",
        dependencies: [
          "AccessibilityTree", "AppleTypes", "CTestHost", "CoreLocation", "PredicateFormat",
          "ScreenPictures", "SimulatedApp", "TestDiscovery", "TestHost", "TestRuns", "Trials",
          "VirtualTime",
        ]),
      .testTarget(
        name: "XCUIAutomationTests", dependencies: ["EnvironmentVariables", "EventOrders"],
        exclude: ["ActivityLog/orders.log.txt", "Determinism/fingerprints.txt", "Printed/Trees"]),

      // The pictures of fastlane's snapshot, in place of its file SnapshotHelper.swift.
      .target(
        name: "Snapshots",
        dependencies: [
          "EnvironmentVariables", "OutputFiles", "PredicateFormat", "SimulatedApp", "TestHost",
          "XCUIAutomation",
        ]),

      // Tests as users write them: sources that import XCTest alone, and the shim file.
      .testTarget(name: "HostedTests", dependencies: ["Snapshots", "XCUIAutomation"]),
      .testTarget(name: "HostedSwift6Tests", dependencies: ["XCUIAutomation"]),

      // SwiftUI source with its page objects and its UI test, as they were printed.
      .testTarget(
        name: "SeedAppTests", dependencies: ["SwiftUI", "ViewHosting", "XCUIAutomation"]),

      // Apps of SwiftUI source, driven by their UI tests.
      .testTarget(
        name: "ViewHostingTests",
        dependencies: [
          "AppTunnel", "Charts", "EventOrders", "PhotosUI", "QuartzCore", "Security", "SeededCases",
          "SimulatedApp", "SwiftData", "SwiftUI", "TestRuns", "Trials", "UIKit",
          "UserNotifications", "VirtualTime", "ViewHosting", "WidgetKit", "XCUIAutomation",
        ]),

      // An app in SwiftUI and as screen files, driven by the same tests.
      .testTarget(
        name: "TwinAppTests",
        dependencies: [
          "AppTools", "SimulatedApp", "SwiftUI", "TestHost", "TestWriting", "ViewHosting",
          "XCUIAutomation",
        ],
        exclude: ["Screens", "trees.txt"]),

      // Apple's public names and numbers, and the modules that hold them.
      .testTarget(
        name: "ParityTests",
        dependencies: ["CoreGraphics", "CoreLocation", "OSLog", "UIKit", "XCUIAutomation", "os"]),

      // What tests reach of an app beside its screens.
      .target(
        name: "AppTunnel",
        dependencies: [
          "PredicateFormat", "SimulatedApp", "TestHost", "VirtualTime", "XCUIAutomation",
        ]),

      // What an app shares with its UI tests; no XCTest, so that the app can be linked with it.
      .target(name: "PageIdentifiers", packageAccess: false),

      // Page-object kit: Apple's public names only.
      .target(
        name: "PageObjects", dependencies: ["PageIdentifiers", "XCUIAutomation"],
        packageAccess: false),
      .testTarget(
        name: "PageObjectsTests",
        dependencies: [
          "AppTunnel", "PageObjects", "PromptWords", "SimulatedApp", "XCUIAutomation",
        ],
        exclude: ["AppleSurface"]),

      // Trials and campaigns.
      .target(
        name: "FlakeLab",
        dependencies: [
          "EventOrders", "Markup", "SimulatedApp", "TestHost", "Trials", "VirtualTime",
          "XCUIAutomation",
        ]),
      .testTarget(
        name: "FlakeLabTests", dependencies: ["AccessibilityTree", "AppTunnel"],
        exclude: ["Scale"]),

      // The laboratory: flaky tests with known causes, and how well FlakeLab does on them.
      .target(
        name: "LabGoals",
        dependencies: [
          "EventOrders", "FlakeLab", "SimulatedApp", "TestHost", "Trials", "VirtualTime",
          "XCUIAutomation",
        ]),
      .testTarget(name: "LabGoalsTests", dependencies: ["AccessibilityTree", "TestRuns"]),

      // The fixed tests of the lab's scenarios, as their teams would run them.
      .testTarget(
        name: "FlakyScenarioTests", dependencies: ["LabGoals", "SimulatedApp", "XCUIAutomation"]),

      // Journals to reports. The scripts and style sheets of its pages are compiled in.
      .target(
        name: "TestReports",
        dependencies: [
          "AccessibilityTree", "Markup", "ScreenPictures", "SimulatedApp", "Trials", "VirtualTime",
        ],
        resources: [.embedInCode("Pages")]),
      .testTarget(
        name: "TestReportsTests", dependencies: ["Browsing", "TestHost", "XCUIAutomation"],
        exclude: [
          "Readers/install.sh", "Readers/read.py", "Readers/requirements.txt", "Viewer/opening.sh",
        ]),

      // Trees that a Mac printed, made to screens. It carries the source of ScreenRecorder.
      .target(
        name: "ScreenImport",
        dependencies: ["AccessibilityTree", "PredicateFormat", "SimulatedApp", "VirtualTime"],
        resources: [.embedInCode("Recordings/ScreenRecorder.txt")]),
      .testTarget(
        name: "ScreenImportTests",
        dependencies: ["ScreenRecorder", "TestHost", "XCUIAutomation"]),

      // The file that records screens in Xcode; a user's own code, which sees XCTest alone.
      .target(name: "ScreenRecorder", dependencies: ["XCUIAutomation"]),

      // Swift sources of tests, made from an app: queries, steps, walks.
      .target(
        name: "TestWriting",
        dependencies: ["AccessibilityTree", "PredicateFormat", "SimulatedApp", "VirtualTime"]),

      // Sessions on apps that other programs drive: what every server is built on.
      .target(
        name: "ServedSessions",
        dependencies: [
          "AccessibilityTree", "PredicateFormat", "ScreenPictures", "SimulatedApp", "TestWriting",
          "VirtualTime",
        ]),

      // The server of the Model Context Protocol, which agents use. Its article is compiled in.
      .target(
        name: "ModelContextProtocol",
        dependencies: [
          "AccessibilityTree", "EventOrders", "PredicateFormat", "ScreenPictures",
          "ServedSessions", "SimulatedApp", "TestWriting", "Trials", "VirtualTime",
        ],
        resources: [.embedInCode("ModelContextProtocol.docc/ServingAgents.md")]),

      // A small HTTP server for programs of the same machine.
      .target(name: "LoopbackHTTP"),

      // Sessions as Appium clients and those of WebDriverAgent drive them.
      .target(name: "WebDriver", dependencies: ["LoopbackHTTP", "ServedSessions"]),
      .testTarget(name: "WebDriverTests", dependencies: ["ScreenImport"], exclude: ["Python"]),

      // Apps in a browser. The page's script and style sheet are compiled in.
      .target(
        name: "LivePage", dependencies: ["LoopbackHTTP", "ServedSessions"],
        resources: [.embedInCode("Page")]),
      .testTarget(name: "LivePageTests", dependencies: ["Browsing"]),

      // Builds and runs what a change can affect. Its page is compiled in.
      .target(
        name: "TestWatching", dependencies: ["LoopbackHTTP", "SimulatedApp", "Trials"],
        resources: [.embedInCode("Page")]),
      .testTarget(name: "TestWatchingTests", dependencies: ["Browsing"]),

      // What tests share: random cases, and a browser.
      .target(name: "SeededCases", path: "Tests/SeededCases"),
      .target(
        name: "Browsing", dependencies: ["LoopbackHTTP"], path: "Tests/Browsing",
        exclude: ["browse.py", "install.sh"]),

      // Smells in the sources of tests and page objects; it reads their text alone.
      .target(name: "PageChecks"),

      // Walks through the app in Screens, as they were written.
      .testTarget(
        name: "WalkTests", dependencies: ["AppTunnel", "SimulatedApp", "XCUIAutomation"]),

      // The course: its lessons, and the checks that judge what a learner writes.
      .target(
        name: "Course", dependencies: ["EnvironmentVariables", "PageChecks"],
        resources: [.embedInCode("Words")]),

      // A learner's attempts, which `rehearse lesson` puts there.
      .testTarget(
        name: "ExerciseTests", dependencies: ["AppTunnel", "PageObjects", "XCUIAutomation"],
        exclude: ["Attempts"]),

      // Commands, options, help and completions of a tool.
      .target(name: "CommandLineTool", dependencies: ["OutputFiles", "PredicateFormat"]),

      // Built tests, run in processes of their own; after a crash the others go on in a new one.
      .target(
        name: "TestProcesses",
        dependencies: [
          "CommandLineTool", "EnvironmentVariables", "OutputFiles", "PredicateFormat",
          "TestFailures", "TestHost", "TestRuns", "Trials",
        ]),

      // The commands that work on one app, in the tool or in the process of tests.
      .target(
        name: "AppTools",
        dependencies: [
          "APIDescriptions", "AccessibilityTree", "CommandLineTool", "EnvironmentVariables",
          "LivePage", "LoopbackHTTP", "ModelContextProtocol", "OutputFiles", "PageChecks",
          "PredicateFormat", "ScreenPictures", "ServedSessions", "SimulatedApp", "TestHost",
          "TestProcesses", "TestReports", "TestRuns", "TestWriting", "Trials", "VirtualTime",
          "WebDriver",
        ]),

      // The command-line tool.
      .executableTarget(
        name: "rehearse",
        dependencies: [
          "AccessibilityTree", "AppTools", "CommandLineTool", "Course", "EnvironmentVariables",
          "EventOrders", "FlakeLab", "LoopbackHTTP", "ModelDrafting", "PageChecks",
          "PredicateFormat", "ScreenImport", "ScreenPictures", "SimulatedApp", "Snapshots",
          "SuiteAdoption", "TestFailures", "TestHost", "TestProcesses", "TestReports", "TestRuns",
          "TestWatching", "TestWriting", "Trials", "VirtualTime", "XCUIAutomation",
        ]),
      .testTarget(
        name: "RehearseTests",
        dependencies: [
          "AppTools", "CommandLineTool", "Course", "FlakeLab", "LoopbackHTTP",
          "ModelContextProtocol", "OutputFiles", "PageChecks", "ScreenImport", "ServedSessions",
          "SimulatedApp", "TestFailures", "TestProcesses", "TestReports", "TestWriting", "Trials",
          "VirtualTime", "WebDriver", "XCUIAutomation", "rehearse",
        ],
        exclude: ["Serve/agent.py", "Serve/install.sh", "Serve/requirements.txt"]),

      // What measures the package itself: its speed, and the goals of the laboratory. No product.
      .executableTarget(
        name: "benchmarks",
        dependencies: [
          "AccessibilityTree", "CommandLineTool", "EventOrders", "FlakeLab", "LabGoals",
          "ModelContextProtocol", "OutputFiles", "PredicateFormat", "ScreenImport",
          "ScreenPictures", "ServedSessions", "SimulatedApp", "SwiftUI", "TestHost",
          "TestReports", "Trials", "ViewHosting", "VirtualTime", "WebDriver", "XCUIAutomation",
        ]),
      .testTarget(
        name: "BenchmarksTests",
        dependencies: ["CommandLineTool", "LabGoals", "Trials", "benchmarks"]),

      // The rules of CONTRIBUTING.md, held against the tree.
    ]
  )

  // The ways of the course's chapters; what attempts start from, solutions, and attempts that pass
  // and prove too little; printed tests, the shop's, page objects and a recorded test of Screens.
  for name in [
    "ExerciseShortcutTests", "ExerciseSolutionTests", "ExerciseStartTests", "LessonTests",
    "SeedTests", "ShopTests", "WrittenPageTests",
  ] {
    package.targets.append(
      .testTarget(name: name, dependencies: ["AppTunnel", "PageObjects", "XCUIAutomation"]))
  }

  // Tests that need nothing but their module, and what that sees.
  for name in [
    "APIDescriptions", "AccessibilityTree", "AppTools", "AppTunnel", "CommandLineTool", "Course",
    "HouseRules", "LoopbackHTTP", "MacroExpansion", "Markup", "ModelContextProtocol",
    "ModelDrafting", "OutputFiles", "PageChecks", "ServedSessions", "Snapshots",
    "SuiteAdoption", "SwiftUI", "TestFailures", "TestProcesses", "TestWriting", "VirtualTime",
  ] {
    package.targets.append(.testTarget(name: name + "Tests"))
  }

  let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  // What stands for a user's own code has the settings of a user; most of it is in Swift 5 mode.
  let usersOwnCode: Set<String> = [
    "ExerciseShortcutTests", "ExerciseSolutionTests", "ExerciseStartTests", "ExerciseTests",
    "FlakyScenarioTests", "HostedTests", "HostedSwift6Tests", "LessonTests", "PageObjectsTests",
    "ParityTests", "ScreenRecorder", "SeedAppTests", "SeedTests", "ShopTests", "TwinAppTests",
    "ViewHostingTests", "WalkTests", "WrittenPageTests",
  ]
  // Isolated to the main actor, as Apple's types are, or with types that Swift 6 mode cannot spell.
  let swift5: Set<String> = [
    "AppTunnelTests", "Combine", "FlakeLabTests", "LabGoalsTests", "RehearseTests", "benchmarks",
    "Charts", "ScreenImportTests", "SnapshotsTests", "SwiftUI", "SwiftUILayouts", "SwiftUILooks",
    "SwiftData", "SwiftUITests", "PhotosUI", "SwiftUIViews", "TestDiscovery", "TestReportsTests",
    "ViewGraph", "ViewHosting", "ViewLayout", "XCUIAutomation", "XCUIAutomationTests",
  ]
  for target in package.targets where !["CGlyphOutlines", "CTestHost"].contains(target.name) {
    let isUsers = usersOwnCode.contains(target.name)
    if !isUsers { target.swiftSettings = strict }
    if !isUsers, target.type == .test {
      // Tests see their module, what that sees but for macros, and the seeds of random cases.
      let subject = package.targets.first { $0.name + "Tests" == target.name }
      let seen = subject.map { [.target(name: $0.name)] + $0.dependencies } ?? []
      target.dependencies += seen.filter {
        if case .byNameItem("SwiftUIMacros", _) = $0 { false } else { true }
      }
      target.dependencies.append("SeededCases")
    }
    if swift5.contains(target.name)
      || isUsers && !["HostedSwift6Tests", "ScreenRecorder"].contains(target.name)
    {
      target.swiftSettings = (target.swiftSettings ?? []) + [.swiftLanguageMode(.v5)]
      if !isUsers { target.swiftSettings?.append(.enableUpcomingFeature("BareSlashRegexLiterals")) }
    }
  }

  // `REHEARSAL_TESTS=TrialsTests,VirtualTimeTests swift test` builds and runs these alone.
  if let tests = Context.environment["REHEARSAL_TESTS"] {
    let named = Set(tests.split(separator: ",").map(String.init))
    package.targets.removeAll { $0.type == .test && !named.contains($0.name) }
  }

  // `rehearse lesson` builds one attempt of a learner alone; all other builds leave attempts out.
  if let exercise = Context.environment["REHEARSAL_LESSON"] {
    package.targets.removeAll { $0.type == .test && $0.name != "ExerciseTests" }
    for target in package.targets where target.name == "ExerciseTests" {
      target.exclude = []
      target.sources = ["ExerciseCase.swift", "Shim.swift", "Attempts/\(exercise).swift"]
    }
  }
#endif
