import Synchronization
import Testing
import Trials
import VirtualTime

/// Names for the cases of Swift Testing tests that are the same in every run and every order.
///
/// The name of a case depends on its arguments, as Swift Testing describes them. They have no
/// public name, so they are read by reflection. If a version of the library stores them elsewhere,
/// cases get numbers in the order in which they start.
enum TestingNames {
  private static let taken = Mutex<[String: [[UInt8]]]>([:])
  /// The most characters of the arguments in a name; longer texts end in a hash.
  static let valueLimit = 80

  static func module(of test: Test) -> String {
    String(test.sourceLocation.fileID.prefix { $0 != "/" })
  }

  /// The name of a test in results.
  ///
  /// Examples are `ShopTests.CartTests.Empty/add` and `ShopTests.CartTests/add(count:)`.
  static func name(of test: Test) -> String {
    let parts = test.id.nameComponents
    let owner = ([test.id.moduleName] + parts.dropLast()).joined(separator: ".")
    let function = parts.last ?? test.name
    return owner + "/" + (function.hasSuffix("()") ? String(function.dropLast(2)) : function)
  }

  /// The name of a case in results: the name of its test, and its arguments in parentheses.
  ///
  /// Cases of the same test with the same arguments are numbered.
  static func name(of testCase: Test.Case, of test: Test) -> String {
    let name = name(of: test)
    guard testCase.isParameterized else { return name }
    guard let values = CaseValues(testCase) else { return numbered(name, identity: nil) }
    let number = values.discriminator == 0 ? "" : " #\(values.discriminator + 1)"
    return numbered("\(name) (\(values.text))\(number)", identity: values.identity)
  }

  /// The name, with a number if a case with other arguments already has it.
  ///
  /// A case that runs again gets the same name again.
  private static func numbered(_ name: String, identity: [UInt8]?) -> String {
    let place = taken.withLock { taken in
      let known = taken[name, default: []]
      if let identity, let place = known.firstIndex(of: identity) { return place }
      taken[name] = known + [identity ?? []]
      return known.count
    }
    return place == 0 ? name : "\(name) #\(place + 1)"
  }

  /// The name in journals: without the module, and with dots only.
  static func journalName(_ name: String) -> String {
    let plain = TestResult.plainName(of: name)
    let own = plain.drop { $0 != "." && $0 != "/" }.dropFirst()
    return own.split(separator: "/").joined(separator: ".") + name.dropFirst(plain.count)
  }
}

/// The arguments of a case, read by reflection.
struct CaseValues {
  /// The arguments as Swift Testing describes them, shortened if they are long.
  let text: String
  /// Bytes that identify the arguments among all cases of the test.
  let identity: [UInt8]
  /// The number of the case among those with the same arguments, from 0.
  let discriminator: Int

  /// Reads the arguments of a case; nil if the library stores them elsewhere.
  init?(_ testCase: Test.Case) {
    guard let kind = Mirror(reflecting: testCase).descendant("_kind"),
      let arguments = Mirror(reflecting: kind).descendant("parameterized", "arguments"),
      let discriminator = Mirror(reflecting: kind).descendant("parameterized", "discriminator")
        as? Int
    else { return nil }
    let values = Mirror(reflecting: arguments).children.map { Mirror(reflecting: $0.value) }
    let texts = values.compactMap { $0.descendant("value").map(Self.text) }
    let marks = values.compactMap { $0.descendant("id", "bytes") as? [UInt8] }
    guard !values.isEmpty, texts.count == values.count, marks.count == values.count else {
      return nil
    }
    self.discriminator = discriminator
    identity = Array(marks.joined(separator: [0]))
    text = Self.cut(texts.joined(separator: ", "))
  }

  /// An argument on one line, without addresses of this process.
  private static func text(of value: Any) -> String {
    String(describingForTest: value).unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : "\(scalar)"
    }.joined().replacing(/0x[0-9a-fA-F]{6,}/, with: "0x…")
  }

  /// Shortens a long text; different texts stay different.
  static func cut(_ text: String) -> String {
    guard text.count > TestingNames.valueLimit else { return text }
    let digits = stableDigits(of: text)
    return "\(text.prefix(TestingNames.valueLimit - digits.count - 2))… \(digits)"
  }
}
