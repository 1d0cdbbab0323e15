import AppModel
import Foundation
import LocatedJSON
import SwiftUI

/// The texts of an app by language, read from a folder: string catalogues (`.xcstrings`) and tables
/// (`.lproj/*.strings`); also the names in its asset catalogues, and its other files.
struct AppTexts: Sendable {
  private typealias Tables = [String: [String: AppStrings.Entry]]
  private var languages: [String: Tables] = [:]
  /// The language of the source.
  private var own = "en"
  /// The names of colours in asset catalogues, with and without the folders that they are in.
  private var colors: Set<String> = []
  /// The same for images.
  private var images: Set<String> = []
  private var hasCatalogue = false
  /// The files that the app finds in its bundle.
  private(set) var resources = AppResources()
  /// What is wrong with the files, with their places.
  private(set) var faults: [String] = []

  /// The largest number of files in a folder that are read.
  static let fileLimit = 20_000
  /// The most bytes of a file of texts.
  static let sizeLimit = JSONReader.sizeLimit
  private let sizeLimit: Int

  /// Reads the texts below a folder.
  init(
    below folder: String, fileLimit: Int = AppTexts.fileLimit, sizeLimit: Int = AppTexts.sizeLimit
  ) {
    self.sizeLimit = sizeLimit
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else {
      faults = ["\(folder): there is no such folder"]
      return
    }
    let found = FileManager.default.enumerator(atPath: folder)
    var names: [String] = []
    while let name = found?.nextObject() as? String {
      guard names.count < fileLimit else {
        faults = ["\(folder): the folder has more than \(fileLimit) files, which is the limit"]
        return
      }
      names.append(name)
    }
    for name in names.sorted() {
      let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
      switch url.pathExtension {
      case "xcstrings": readCatalogue(url)
      case "strings": readTable(url)
      case "xcassets": hasCatalogue = true
      case "colorset": colors.formUnion(Self.names(of: name))
      case "imageset", "symbolset": images.formUnion(Self.names(of: name))
      default: resources.add(name, at: url)
      }
    }
  }

  /// The language for launch arguments: the first of theirs that has texts, or else that of the
  /// source.
  func language(for arguments: [String]) -> String {
    LaunchArguments(arguments).language(among: languages.keys.sorted(), own: own) ?? own
  }

  /// The texts in the language for launch arguments; nil if there are none in it.
  func strings(for arguments: [String]) -> AppStrings? {
    languages[language(for: arguments)].map { AppStrings($0) }
  }

  /// The texts in the language of a locale; nil if there are none in it.
  func strings(in locale: Locale) -> AppStrings? {
    strings(for: ["-AppleLanguages", "(\(locale.identifier(.bcp47)))"])
  }

  /// A folder with the texts in a language, as Xcode makes it of catalogues; nil without that
  /// language.
  func folder(of language: String, for bundle: String) -> URL? {
    guard languages[language] != nil || language == own else { return nil }
    let folder = ThreadFolders.root.appendingPathComponent(
      "\(bundle).app/\(language).lproj", isDirectory: true)
    guard !FileManager().fileExists(atPath: folder.path) else { return folder }
    try? FileManager().createDirectory(at: folder, withIntermediateDirectories: true)
    for (table, entries) in languages[language] ?? [:] {
      let texts = entries.compactMapValues { $0.formats["other"] }
      let data = try? PropertyListSerialization.data(
        fromPropertyList: texts, format: .binary, options: 0)
      try? data?.write(to: folder.appendingPathComponent("\(table).strings"))
    }
    return folder
  }

  /// The asset catalogues, with a callback for names that they do not have; nil without catalogues.
  func assets(tell: @escaping (String) -> Void) -> AppAssets? {
    hasCatalogue ? AppAssets(colors: colors, images: images, tell: tell) : nil
  }

  /// The names that an asset at a path may have.
  private static func names(of path: String) -> [String] {
    let parts = path.split(separator: "/").map(String.init)
    let catalogue = parts.lastIndex { $0.hasSuffix(".xcassets") } ?? -1
    let inside = parts[(catalogue + 1)...]
    let name = inside.joined(separator: "/").split(separator: ".").dropLast().joined(separator: ".")
    return [name, name.split(separator: "/").last.map(String.init) ?? name]
  }

  private mutating func add(
    _ entry: AppStrings.Entry, for key: String, in table: String, _ language: String
  ) { languages[language, default: [:]][table, default: [:]][key] = entry }

  /// The bytes of a file; none of one that is too large, which is a fault, and of what is no file,
  /// such as a pipe, from which nothing may ever come.
  private mutating func bytes(of url: URL) -> Data? {
    let path = url.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
    guard attributes?[.size] as? Int ?? 0 <= sizeLimit else {
      faults.append("\(url.path): the file has more than \(sizeLimit) bytes, which is the limit")
      return nil
    }
    return FileManager.default.contents(atPath: path)
  }

  // MARK: - Catalogues

  private mutating func readCatalogue(_ url: URL) {
    guard let data = bytes(of: url) else { return }
    let bytes = [UInt8](data)
    let read = JSONReader.read(bytes)
    let places = JSONSource(bytes).positions(of: read.faults.map(\.offset))
    for (fault, place) in zip(read.faults, places) {
      faults.append("\(url.path):\(place.line):\(place.column): \(fault.message)")
    }
    guard let node = read.node else { return }
    if let language = node.member("sourceLanguage")?.value.string { own = language }
    let table = url.deletingPathExtension().lastPathComponent
    for text in node.member("strings")?.value.members ?? [] {
      for language in text.value.member("localizations")?.value.members ?? [] {
        let forms = Self.forms(of: language.value)
        if !forms.isEmpty { add(AppStrings.Entry(forms), for: text.key, in: table, language.key) }
      }
    }
  }

  /// The forms of a text by the plural category of a number; the form for any number is `other`.
  private static func forms(of node: JSONNode) -> [String: String] {
    if let value = node.member("stringUnit")?.value.member("value")?.value.string {
      return ["other": value]
    }
    var forms: [String: String] = [:]
    let variations = node.member("variations")?.value
    for form in variations?.member("plural")?.value.members ?? [] {
      forms[form.key] = form.value.member("stringUnit")?.value.member("value")?.value.string
    }
    return forms
  }

  // MARK: - Tables

  private mutating func readTable(_ url: URL) {
    let folder = url.deletingLastPathComponent()
    guard folder.pathExtension == "lproj", let data = bytes(of: url) else { return }
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let texts = list as? [String: String]
    else { return faults.append("\(url.path): this is not a table of strings") }
    let name = folder.deletingPathExtension().lastPathComponent
    let language = name == "Base" ? own : name
    for (key, text) in texts {
      add(
        AppStrings.Entry(["other": text]), for: key,
        in: url.deletingPathExtension().lastPathComponent, language)
    }
  }
}

extension JSONNode {
  fileprivate var string: String? { if case .string(let text) = kind { text } else { nil } }
  fileprivate var members: [JSONMember] {
    if case .object(let members) = kind { members } else { [] }
  }
}
