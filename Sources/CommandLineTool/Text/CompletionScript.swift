/// A script that lets a shell complete the commands and options of a tool.
package struct CompletionScript {
  /// A shell that completes.
  package enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  private let root: CommandNode
  private let shell: Shell

  /// The script for a tool and a shell.
  package init(_ root: any ToolCommand.Type, for shell: Shell) {
    self.root = CommandNode(root)
    self.shell = shell
  }

  /// The script, without a newline at the end.
  package var text: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var tool: String { root.path[0] }

  /// The name of a command in the scripts: its words after the tool's, joined by slashes.
  private func route(_ node: CommandNode) -> String {
    node.path.dropFirst().map { "/" + $0 }.joined()
  }

  /// The cases of a shell's `case` that follow the words of commands.
  private var routes: String {
    root.all.dropFirst().map(route).joined(separator: "|")
  }

  /// A line for each option with a value: the shell's completion of that value.
  private func values(_ action: (CommandParameter) -> String) -> String {
    let lines = root.all.flatMap { node in
      node.parameters.filter { $0.kind == .option }.map { parameter in
        "    '\(route(node)) \(parameter.name)') \(action(parameter)) ;;"
      }
    }
    return lines.joined(separator: "\n")
  }

  private var bash: String {
    let words = root.all.map { node in
      "    '\(route(node))') words='\(node.words.map(\.word).joined(separator: "\n"))' ;;"
    }
    let values = values { parameter in
      switch parameter.completion {
      case .folders: "kind=-d"
      case .files: "kind=-f"
      case .none: "kind=-W; words='\(quoted(parameter.choices.joined(separator: "\n")))'"
      }
    }
    return """
      # Completes \(tool) in bash: source <(\(tool) completions bash)
      _\(tool)() {
        local current="${COMP_WORDS[COMP_CWORD]//\\\\/}" route='' word words='' kind=''
        local IFS=$'\\n'
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$route/$word" in
          \(routes)) route="$route/$word" ;;
          esac
        done
        case "$route ${COMP_WORDS[COMP_CWORD-1]}" in
      \(values)
        esac
        if [ "$kind" = -d ] || [ "$kind" = -f ]; then
          COMPREPLY=($(compgen "$kind" -- "$current"))
          return
        fi
        # The words of some values have spaces, which bash quotes as those of files.
        [ -z "$kind" ] || compopt -o filenames 2>/dev/null
        [ -n "$kind" ] || case "$route" in
      \(words.joined(separator: "\n"))
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -o default -F _\(tool) \(tool)
      """
  }

  private var zsh: String {
    let words = root.all.map { node in
      let entries = node.words.map { word, help in
        "'\(word):\(quoted(help.replacing(":", with: "\\:")))'"
      }
      return "    '\(route(node))') entries=(\(entries.joined(separator: " "))) ;;"
    }
    let values = values { parameter in
      switch parameter.completion {
      case .folders: "_files -/; return"
      case .files: "_files; return"
      case .none:
        "compadd -- \(parameter.choices.map { "'\(quoted($0))'" }.joined(separator: " ")); return"
      }
    }
    return """
      #compdef \(tool)
      # Completes \(tool) in zsh: \(tool) completions zsh > "${fpath[1]}/_\(tool)"
      _\(tool)() {
        local route='' word
        local -a entries
        for word in ${words[2,CURRENT-1]}; do
          case "$route/$word" in
          (\(routes)) route="$route/$word" ;;
          esac
        done
        case "$route ${words[CURRENT-1]}" in
      \(values)
        esac
        case "$route" in
      \(words.joined(separator: "\n"))
        esac
        _describe \(tool) entries || _files
      }
      compdef _\(tool) \(tool)
      """
  }

  private var fish: String {
    let lines = root.all.flatMap { node in
      let condition = "complete -c \(tool) -n 'test \"$(__\(tool)_route)\" = \"\(route(node))\"'"
      let options = node.parameters.filter { $0.kind != .argument }.map { parameter in
        "\(condition) -l \(parameter.name.dropFirst(2))\(parameter.fishValue)"
          + " -d '\(quoted(parameter.help))'"
      }
      let plain = node.plainWords.map { "\(condition) -f -a \($0.word) -d '\(quoted($0.help))'" }
      return plain + options
    }
    return """
      # Completes \(tool) in fish: \(tool) completions fish | source
      function __\(tool)_route
        set -l route ''
        for word in (commandline -opc)[2..]
          switch "$route/$word"
            case \(root.all.dropFirst().map { "'\(route($0))'" }.joined(separator: " "))
              set route "$route/$word"
          end
        end
        echo -n $route
      end
      \(lines.joined(separator: "\n"))
      """
  }

  /// A text in a shell's single quotes.
  private func quoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''")
  }
}

extension CommandNode {
  /// The words that can follow the command, with what they do.
  fileprivate var words: [(word: String, help: String)] {
    plainWords + parameters.filter { $0.kind != .argument }.map { ($0.name, $0.help) }
  }

  /// The commands below, and the accepted words of arguments.
  fileprivate var plainWords: [(word: String, help: String)] {
    let arguments = parameters.filter { $0.kind == .argument }
    return children.map { ($0.name, $0.command.summary) }
      + arguments.flatMap { argument in argument.plainChoices.map { ($0, argument.help) } }
  }
}

extension CommandParameter {
  /// The accepted words; empty if one of them has a space.
  fileprivate var plainChoices: [String] {
    choices.contains { $0.contains(" ") } ? [] : choices
  }

  /// The description of the value for the shell fish.
  fileprivate var fishValue: String {
    guard kind == .option else { return "" }
    switch completion {
    case .folders: return " -x -a '(__fish_complete_directories)'"
    case .files: return " -r -F"
    case .none:
      let words = choices.map { $0.replacing(/[ ()',;]/) { "\\\($0.output)" } }
      return " -x -a '\(words.joined(separator: " "))'"
    }
  }
}
