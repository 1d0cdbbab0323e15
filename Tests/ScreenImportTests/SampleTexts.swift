/// Dumps of an app that does not exist, one of each form.
enum SampleTexts {
  /// Xcode 14 to 27: header, tree, path and chain.
  static let whole = """
    Attributes: Application, 0x600001a00000, pid: 4711, label: 'Teahouse'
    Element subtree:
     →Application, 0x600001a00000, pid: 4711, label: 'Teahouse'
        Window (Main), 0x600001a00080, {{0.0, 0.0}, {390.0, 844.0}}
          Other, 0x600001a00100, {{0.0, 0.0}, {390.0, 844.0}}
            Other, 0x600001a00180, {{0.0, 0.0}, {390.0, 844.0}}
              NavigationBar, 0x600001a00200, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Teas'
                StaticText, 0x600001a00280, {{175.3, 58.7}, {39.3, 20.3}}, label: 'Teas'
              Table, 0x600001a00300, {{0.0, 91.0}, {390.0, 753.0}}, identifier: 'teas'
                Cell, 0x600001a00380, {{0.0, 91.0}, {390.0, 44.0}}, identifier: 'tea.1', Selected
                  StaticText, 0x600001a00400, {{16.0, 102.0}, {90.5, 20.3}}, label: 'Assam'
                  Button, 0x600001a00480, {{340.0, 91.0}, {50.0, 44.0}}, label: 'Pour', Disabled
              TextField, 0x600001a00500, {{16.0, 700.0}, {300.0, 34.0}}, identifier: 'name', \
    placeholderValue: 'Name', value: Lapsang Souchong 2..., Keyboard Focused
    Path to element:
     →Application, 0x600001a00000, pid: 4711, label: 'Teahouse'
    Query chain:
     →Find: Target Application 'com.example.teahouse'
      Output: {
        Application, 0x600001b00000, pid: 4711, label: 'Teahouse'
      }

    """

  /// Xcode 11 betas: no addresses and no header.
  static let bare = """
    Application, pid: 12, label: 'Teahouse'
      Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
        Other, {{0.0, 0.0}, {390.0, 844.0}}
          Button, {{10.0, 20.0}, {100.0, 44.0}}, identifier: 'brew', label: 'Brew', Disabled

    """

  /// Xcode 7 to 9: traits, and addresses after a blank.
  static let old = """
    Element subtree:
     →Application 0x7f8000: Main Window
        Window 0x7f8080: traits: 8589934592, {{0.0, 0.0}, {375.0, 667.0}}
          Button, 0x7f8100, traits: 8589934593, {{8.0, 20.0}, {44.0, 44.0}}, label: 'Brew'

    """

  /// What a query prints.
  static let query = """
    Find: Target Application 'com.example.teahouse'
      Output: {
        Application, 0x1000, pid: 4711, label: 'Teahouse'
      }
      ↪\u{FE0E}Find: Descendants matching type Button
        Output: {
          Button, 0x1080, {{10.0, 20.0}, {100.0, 44.0}}, identifier: 'brew', label: 'Brew'
          Button, 0x1100, {{10.0, 80.0}, {100.0, 44.0}}, label: 'Pour'
        }

    """

  /// An element that is not there.
  static let missing = """
    Query chain:
     →Find: Target Application 'com.example.teahouse'
      ↪\u{FE0E}Find: Descendants matching type Other
        ↪\u{FE0E}Find: Elements matching predicate '"Samovar" IN identifiers'

    """

  /// An element below others, with the way to it.
  static let element = """
    Attributes: Button, 0x1180, {{10.0, 20.0}, {100.0, 44.0}}, label: 'Brew'
    Element subtree:
     →Button, 0x1180, {{10.0, 20.0}, {100.0, 44.0}}, label: 'Brew'
        Image, 0x1200, {{12.0, 22.0}, {20.0, 20.0}}
    Path to element:
     →Application, 0x1000, pid: 4711, label: 'Teahouse'
      ↳Window (Main), 0x1080, {{0.0, 0.0}, {390.0, 844.0}}
       ↳Button, 0x1180, {{10.0, 20.0}, {100.0, 44.0}}, label: 'Brew'

    """

  /// Labels with quotes and line ends.
  static let words = """
     →Application, 0x1000, pid: 1, label: 'Today's'
        StaticText, 0x1080, {{0.0, 0.0}, {1.0, 1.0}}, label: 'It's 'hot'', value: a, b, Disabled
        StaticText, 0x1100, {{0.0, 0.0}, {1.0, 1.0}}, label: 'One

    two, and 'three'
    four', Selected
        StaticText, 0x1180, {{0.0, 0.0}, {1.0, 1.0}}, label: 'She said 'so'
    and went'
        Button, 0x1200, {{0.0, 0.0}, {1.0, 1.0}}

    """

  /// Hit points, as the automation of Xcode 27 prints them.
  static let points = """
    Application bundle identifier: com.example.teahouse
    Application, label: 'Teahouse'
     Window (Main), {{0.0, 0.0}, {390.0, 844.0}}, hitPoint: {195.0, 422.0}
      Switch, {{0.0, 0.0}, {51.0, 31.0}}, value: 1, hitPoint: {25.5, 15.5}

    """

  /// A list of a failure within other text.
  static let failure = """
    Tests.swift:4: error: No matches found for Elements matching predicate 'x' from input {(
        Button, identifier: 'brew', label: 'Brew',
        Other,
        StaticText, label: 'Teas'
    )}
    done

    """

  /// A dump of a log that puts a time before each line.
  static let logged = whole.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    .map { "2026-11-21 10:00:0\($0 % 10).125 Tea[41:7] \($1)" }.joined(separator: "\n")

  static let all: [(name: String, text: String)] = [
    ("whole", whole), ("bare", bare), ("old", old), ("query", query), ("missing", missing),
    ("element", element), ("words", words), ("points", points), ("failure", failure),
    ("logged", logged), ("page", SamplePages.page), ("odd page", SamplePages.odd),
    ("both", "before\n" + whole + "between\n" + SamplePages.page + "after"),
    ("line ends", whole.replacing("\n", with: "\r\n")),
    ("tabs", whole.replacing("\n    ", with: "\n\t")), ("empty", ""),
  ]
}

/// Page sources of an app that does not exist.
enum SamplePages {
  static let page = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Teahouse" \
    label="Teahouse" enabled="true" visible="true" x="0" y="0" width="390" height="844" \
    bundleId="com.example.teahouse">
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" \
    y="0" width="390" height="844">
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Tea &amp; &#x63;ake" \
    name="menu" label="Tea &amp; &#x63;ake" enabled="true" x="16" y="60" width="80" height="20"/>
          <XCUIElementTypeButton type="XCUIElementTypeButton" value="1" name="Brew" label="Brew" \
    enabled="false" x="16" y="100" width="80" height="44" traits="Button, Header"/>
          <XCUIElementTypeTextField type="XCUIElementTypeTextField" value="Name" name="field" \
    placeholderValue="Name" enabled="true" x="16" y="200" width="80" height="44">
          </XCUIElementTypeTextField>
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
    </AppiumAUT>

    """

  /// Everything that XML allows and WebDriverAgent does not write.
  static let odd = """
    <?xml version='1.0'?><!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY b "&e;&e;">]>
    <!-- a > comment --><XCUIElementTypeApplication  label = 'A "b" &e;'
      x="0"><![CDATA[<not a tag>]]>words<XCUIElementTypeTurnip/><XCUIElementTypeButton checked
      label='c' /></XCUIElementTypeApplication >

    """
}
