import HoundCommands
import Testing

struct ReadmeBlockTests {
  @Test func `the block has a table for each group`() {
    let expected = """
      **Her spreadsheet**

      | command | does | for example |
      |---|---|---|
      | `hound convert FILE…` | make a book of the sheets you have | `hound convert december.csv` |

      **The day and the week**

      | command | does | for example |
      |---|---|---|
      | `hound today` | the day's pickup sheet | `hound today --date tue` |

      **Hound itself**

      | command | does | for example |
      |---|---|---|
      | `hound help [COMMAND…]` | all commands, or one of them with examples | `hound help week` |

      """
    #expect(ReadmeBlock.text(Array(sampleCommands.prefix(2))) == expected)
  }

  @Test func `a bar in a cell is escaped`() {
    let command = CommandSpec(name: "x", group: "g", summary: "this|that", examples: []) {
      (_) throws(CommandFailure) in .done
    }
    #expect(ReadmeBlock.text([command]).contains("| `hound x` | this\\|that |  |\n"))
  }
}
