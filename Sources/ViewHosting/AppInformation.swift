import CTestHost
import Foundation
import SwiftUI

/// The values that an app reads from `Bundle.main`.
///
/// They are those that Xcode writes for a new app, overridden by those of the app's `Info.plist`.
final class AppInformation: @unchecked Sendable {
  /// The values by their keys; they never change.
  fileprivate let values: NSDictionary
  /// The bundle identifier, which Foundation reads with a call of its own.
  let identifier: NSString
  /// The files of the app.
  private let resources: AppResources
  /// The texts of the app; nil for those of the source.
  private let texts: AppTexts?
  /// What is wrong with the file.
  let faults: [String]

  /// Reads a file; without one, the values are those of a new app.
  init(of name: String, identifier: String, file: String?, texts: AppTexts?) {
    self.texts = texts
    resources = texts?.resources ?? AppResources()
    let known: KeyValuePairs = [
      "TARGET_NAME": name, "PRODUCT_NAME": name, "EXECUTABLE_NAME": name,
      "PRODUCT_BUNDLE_IDENTIFIER": identifier, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
    ]
    var values: [String: Any] = [
      "CFBundleName": name, "CFBundleExecutable": name, "CFBundleIdentifier": identifier,
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundlePackageType": "APPL",
      "CFBundleDevelopmentRegion": "en", "CFBundleInfoDictionaryVersion": "6.0",
    ]
    var faults: [String] = []
    if let file {
      if let read = Self.dictionary(in: file) {
        values.merge(read.mapValues { Self.filled($0, with: known) }) { _, given in given }
      } else {
        faults = ["\(file): this is not a property list with keys"]
      }
    }
    self.faults = faults
    self.values = NSDictionary(dictionary: values)
    self.identifier = NSString(string: values["CFBundleIdentifier"] as? String ?? identifier)
  }

  /// The file with a name and a type, which may be the folder of a language.
  fileprivate func file(named name: String?, type: String?, in folder: String?) -> URL? {
    guard let name, type == "lproj", folder == nil,
      let made = texts?.folder(of: name, for: identifier as String)
    else { return resources.file(named: name, type: type, in: folder) }
    return made
  }

  private static func dictionary(in file: String) -> [String: Any]? {
    FileManager.default.contents(atPath: file).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
  }

  /// A value with the names of build settings, such as `$(PRODUCT_NAME)`, replaced by their values.
  private static func filled(_ value: Any, with settings: KeyValuePairs<String, String>) -> Any {
    guard var text = value as? String, text.contains("$") else { return value }
    for (name, setting) in settings {
      text = text.replacingOccurrences(of: "$(\(name))", with: setting)
      text = text.replacingOccurrences(of: "${\(name)}", with: setting)
    }
    return text
  }
}

// Foundation calls C functions for the values of `Bundle`. The functions below have the same names,
// so that the dynamic linker finds them first; they call the library's for everything else.

private typealias Ask = @convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?

private func next(_ name: String) -> Ask? {
  dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: Ask.self) }
}

private let realInformation = next("CFBundleGetInfoDictionary")

private typealias Find =
  @convention(c) (
    UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?
  ) -> UnsafeRawPointer?

private func find(_ name: String) -> Find? {
  dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: Find.self) }
}

private let realResource = find("CFBundleCopyResourceURL")
private let realText = find("CFBundleCopyLocalizedString")

private func words(_ text: UnsafeRawPointer?) -> String? {
  text.map { "\(Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue())" }
}

/// The caller owns what a function with `Copy` in its name returns.
private func owned(_ object: AnyObject) -> UnsafeRawPointer {
  UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque())
}

@_silgen_name("CFBundleGetMainBundle")
private func mainBundle() -> UnsafeRawPointer?

/// What a running app reads of a bundle; nil outside of apps and for other bundles.
private func information(of bundle: UnsafeRawPointer?) -> AppInformation? {
  LaunchedProcess.current?.information.flatMap { bundle == mainBundle() ? $0 : nil }
}

/// Answers Foundation's call for the values of a bundle.
@_cdecl("CFBundleGetInfoDictionary")
func bundleInformation(_ bundle: UnsafeRawPointer?) -> UnsafeRawPointer? {
  guard let own = information(of: bundle) else { return realInformation?(bundle) }
  return UnsafeRawPointer(Unmanaged.passUnretained(own.values).toOpaque())
}

/// Answers Foundation's call for the identifier of a bundle.
@_cdecl("CFBundleGetIdentifier")
func bundleIdentifier(_ bundle: UnsafeRawPointer?) -> UnsafeRawPointer? {
  guard let own = information(of: bundle) else { return test_host_bundle_identifier(bundle) }
  return UnsafeRawPointer(Unmanaged.passUnretained(own.identifier).toOpaque())
}

/// Answers Foundation's call for a file of a bundle.
@_cdecl("CFBundleCopyResourceURL")
func bundleResource(
  _ bundle: UnsafeRawPointer?, _ name: UnsafeRawPointer?, _ type: UnsafeRawPointer?,
  _ folder: UnsafeRawPointer?
) -> UnsafeRawPointer? {
  let found = information(of: bundle)?.file(
    named: words(name), type: words(type), in: words(folder))
  return found.map { owned($0 as NSURL) } ?? realResource?(bundle, name, type, folder)
}

/// Answers Foundation's call for a text of a bundle, in the language of the run.
@_cdecl("CFBundleCopyLocalizedString")
func bundleText(
  _ bundle: UnsafeRawPointer?, _ key: UnsafeRawPointer?, _ value: UnsafeRawPointer?,
  _ table: UnsafeRawPointer?
) -> UnsafeRawPointer? {
  let text = information(of: bundle).flatMap { _ in
    words(key).flatMap { AppStrings.current?.text(of: $0, in: words(table)) }
  }
  return text.map { owned(NSString(string: $0)) } ?? realText?(bundle, key, value, table)
}
