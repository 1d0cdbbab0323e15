/// The environment that Xcode's schemes give to tests.
package enum SchemeEnvironment {
  /// The variables of the schemes that test a target.
  ///
  /// If a scheme says so, its tests take the variables of a launch. A value with a build setting,
  /// such as `$(ACCOUNT)`, is not known; the name of the variable is used instead.
  static func variables(of target: String, in schemes: [String]) -> [String: String] {
    var variables: [String: String] = [:]
    for scheme in schemes {
      guard let test = action("TestAction", of: scheme),
        test.contains("BlueprintName = \"\(target)\"")
      else { continue }
      let takesLaunch = value("shouldUseLaunchSchemeArgsEnv", in: test) == "YES"
      let actions = [test] + (takesLaunch ? [action("LaunchAction", of: scheme)] : [])
      for (name, value) in actions.compactMap({ $0 }).flatMap(entries) {
        variables[name] = variables[name] ?? value
      }
    }
    return variables
  }

  private static func action(_ name: String, of scheme: String) -> Substring? {
    guard let begin = scheme.firstRange(of: "<" + name),
      let end = scheme[begin.upperBound...].firstRange(of: "</\(name)>")
    else { return nil }
    return scheme[begin.upperBound..<end.lowerBound]
  }

  private static func entries(of action: Substring) -> [(String, String)] {
    // The first part is what comes before the first variable.
    action.split(separator: "<EnvironmentVariable\n").dropFirst().compactMap { part in
      guard let name = value("key", in: part), value("isEnabled", in: part) == "YES" else {
        return nil
      }
      let text = value("value", in: part) ?? ""
      return (name, text.contains("$(") ? name : text)
    }
  }

  /// The value of an attribute, with XML escapes resolved.
  private static func value(_ name: String, in part: Substring) -> String? {
    guard let begin = part.firstRange(of: name + " = \""),
      let end = part[begin.upperBound...].firstIndex(of: "\"")
    else { return nil }
    var text = String(part[begin.upperBound..<end])
    for (mark, character) in [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")] {
      text = text.replacing(mark, with: character)
    }
    return text
  }
}
