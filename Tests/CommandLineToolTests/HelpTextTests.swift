import Testing

@testable import CommandLineTool

@Suite struct HelpTextTests {
  private let root = CommandNode(SampleTool.self)

  @Test func `the tool lists its commands in sections`() {
    #expect(
      HelpText(root).text == """
        OVERVIEW: Runs everything.

        Runs what is there, in the order in which it is there.

        USAGE: sample [OPTIONS]
               sample COMMAND

        OPTIONS:
          --runs NUMBER         How many runs. (default: 10)
          --app FOLDER          The app.
          --resume              Keeps what is there.
          --version             Shows the version.
          --help                Shows help; also -h.

        LOOK:
          routes                Checks every route.

        LEARN:
          help                  Shows help for the tool or a command.
          completions           Prints completions for a shell.

        See 'sample help COMMAND' for a command.
        """)
  }

  @Test func `a command shows its arguments and what it needs`() {
    #expect(
      HelpText(root.descend(["routes", "diff"]).node).text == """
        OVERVIEW: Compares two versions of the routes.

        USAGE: sample routes diff OLD NEW --output FOLDER [OPTIONS]

        ARGUMENTS:
          OLD                   The old routes.
          NEW                   The new routes.

        OPTIONS:
          --output FOLDER       Where the result goes.
          --help                Shows help; also -h.
        """)
  }

  @Test func `a line has at most 80 columns`() {
    let text = { String(repeating: "a", count: $0) + " b" }
    #expect(WrappedText(text(78)).lines == [text(78)])
    #expect(WrappedText(text(79)).lines.count == 2)
  }

  @Test func `long help is broken between words, and choices are listed`() {
    let parameter = CommandParameter(
      kind: .option, name: "--a-rather-long-name", placeholder: "NAME",
      help: "Something that does not fit into one line of a terminal.", choices: ["a", "b"])
    #expect(
      WrappedText.table([(parameter.spelling, parameter.helpText)]) == [
        "  --a-rather-long-name NAME",
        "                        Something that does not fit into one line of a terminal.",
        "                        One of: a, b.",
      ])
    #expect(
      WrappedText.paragraphs("one\ntwo\n\n  as it is\nthree") == [
        "one two", "", "  as it is", "three",
      ])
  }

  @Test func `the manual has every command and option, and no request of roff in its words`() {
    let page = ManualPage(SampleTool.self).text
    #expect(page.hasPrefix(".TH SAMPLE 1\n.SH NAME\nsample \\- Runs everything.\n"))
    for node in root.all {
      for parameter in node.parameters {
        let name = parameter.spelling.replacing("-", with: "\\-")
        #expect(page.contains("\n.B \(name)\n"), "\(node.spelling) \(name)")
      }
    }
    #expect(page.contains("\n.SS sample routes diff\n"))
  }
}
