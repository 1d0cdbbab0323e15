import Testing

@testable import TestWatching

/// What a changed file is a part of.
struct PackageChangeTests {
  private static let paths = [
    "Screens/app.json", "Screens/login.json", "Screens/Shop/app.json", "Screens/Shop/cart.json",
  ]

  @Test(arguments: [
    ("Package.swift", PackageChange.code), ("Sources/Pages/Login.swift", .code),
    ("Tests/ShopTests/CartTests.swift", .tests(target: "ShopTests")),
    ("Tests/ShopTests/data.json", .tests(target: "ShopTests")), ("Tests/README.md", .other),
    ("README.md", .other),
    ("Screens/login.json", .app(folder: "Screens", variant: nil, screen: "login")),
    ("Screens/Shop/cart.json", .app(folder: "Screens/Shop", variant: nil, screen: "cart")),
    ("Screens/Shop/app.json", .app(folder: "Screens/Shop", variant: nil, screen: nil)),
    (
      "Screens/Shop/Components/row.json",
      .app(folder: "Screens/Shop", variant: nil, screen: nil)
    ),
    (
      "Screens/Shop/Variants/slow/cart.json",
      .app(folder: "Screens/Shop", variant: "slow", screen: "cart")
    ),
    ("Screens/Shop/notes.txt", .other), ("Screens/screen.schema.json", .other),
  ])
  func `is told by the path`(path: String, change: PackageChange) {
    #expect(PackageChange(path, in: Self.paths) == change)
  }

  @Test func `a removed app file is a change of its own folder`() {
    #expect(
      PackageChange("Screens/New/app.json", in: ["Screens/app.json"])
        == .app(folder: "Screens/New", variant: nil, screen: nil))
  }
}
