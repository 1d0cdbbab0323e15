import Testing

@testable import SuiteAdoption

@Suite struct PlatformConditionsTests {
  @Test func `conditions alone are rewritten`() {
    let source = """
      #if os(iOS) || os(tvOS)
      print("os(iOS)")
        #elseif !os(iOS)
      #endif
      """
    let rewritten = """
      #if os(Linux) || os(tvOS)
      print("os(iOS)")
        #elseif !os(Linux)
      #endif
      """
    #expect(PlatformConditions.rewritten(source) == rewritten)
  }

  @Test func `selectors become the names of their methods`() {
    let source = """
      send(#selector(UIResponder.resignFirstResponder), #selector(Cart.add(_:to:)), to: nil)
      let open = #selector(
      """
    let rewritten = """
      send(Selector("resignFirstResponder"), Selector("add(_:to:)"), to: nil)
      let open = #selector(
      """
    #expect(PlatformConditions.rewritten(source) == rewritten)
  }

  @Test func `selectors of an app have their methods, which are not for Objective-C`() {
    let source = """
      field.addTarget(self, action: #selector(Cart.add(_:)), for: .editingChanged)
        @objc func add(_ field: UITextField) {}
      @objc(Cart) @objcMembers final class Cart: NSObject {}
      let key = #selector(getter: Cart.total)
      """
    let rewritten = """
      field.addTarget(self, action: Selector("add(_:)", Cart.add(_:)), for: .editingChanged)
        func add(_ field: UITextField) {}
      final class Cart: NSObject {}
      let key = Selector("total")
      """
    #expect(PlatformConditions.rewritten(source, ofApp: true) == rewritten)
  }

  @Test func `imports of a part of a module are of the whole module`() {
    let source = """
      import UIKit.UIApplication
        @preconcurrency internal import os.log  // Logs.
      import class UIKit.UIColor
      let word = "import UIKit.UIColor"
      """
    let rewritten = """
      import UIKit
        @preconcurrency internal import os  // Logs.
      import class UIKit.UIColor
      let word = "import UIKit.UIColor"
      """
    #expect(PlatformConditions.rewritten(source) == rewritten)
  }

  @Test func `an import of the core of SwiftUI is of SwiftUI`() {
    let source = """
      import SwiftUICore
      public import SwiftUICore  // Colours.
      import struct SwiftUICore.Color
      import SwiftUICoreTools
      let word = "import SwiftUICore"
      """
    let rewritten = """
      import SwiftUI
      public import SwiftUI  // Colours.
      import struct SwiftUI.Color
      import SwiftUICoreTools
      let word = "import SwiftUICore"
      """
    #expect(PlatformConditions.rewritten(source) == rewritten)
  }

  @Test func `the app is not started by its delegate`() {
    let source = """
      @UIApplicationMain
      @UIApplicationMain final class AppDelegate: UIResponder {}
      let word = "@UIApplicationMain"
      """
    let rewritten = """

      final class AppDelegate: UIResponder {}
      let word = "@UIApplicationMain"
      """
    #expect(PlatformConditions.rewritten(source) == rewritten)
  }
}
